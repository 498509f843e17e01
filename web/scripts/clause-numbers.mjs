// The numbers of a clause, from 3 on, whether in figures or in words: every language must name the same. One and two
// are left out, because articles, pairs and duals express them in many ways.

const UNITS = {
  en: "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  fr: "trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
  de:
    "drei(?:en)?|dritt vier(?:en)?|viert fünf|fünft sechs|sechst sieben|siebt acht neun|neunt zehn elf zwölf " +
    "dreizehn vierzehn fünfzehn",
  es: "tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
  it: "tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
  pt: "três quatro cinco seis sete oito nove dez onze doze treze catorze quinze",
  ru:
    "тр(?:и|ёх|ём|емя|ое|оих)|втроём четыр(?:е|ёх|ём|ьмя)|четверо|вчетвером пят(?:ь|и|ью|еро)|впятером " +
    "шест(?:ь|и|ью|еро)|вшестером сем(?:ь|и|ью|еро)|всемером вос(?:емь|ьми|емью)|ввосьмером девят(?:ь|и|ью) " +
    "десят(?:ь|и|ью) одиннадцат(?:ь|и|ью) двенадцат(?:ь|и|ью) " +
    "тринадцат(?:ь|и|ью) четырнадцат(?:ь|и|ью) пятнадцат(?:ь|и|ью)",
  cs:
    "tři|tří|třech|třem|třemi|troje čtyři|čtyř|čtyřech|čtyřem|čtyřmi pět|pěti šest|šesti sedm|sedmi osm|osmi " +
    "devět|devíti deset|deseti|desíti jedenáct|jedenácti dvanácti? třinácti? čtrnácti? patnácti?",
  he:
    "שלוש|שלושה|שלושת ארבע|ארבעה|ארבעת חמש|חמישה|חמשת|חמשה שש|שישה|ששת שבע|שבעה|שבעת שמונה|שמונת תשע|תשעה|תשעת " +
    "עשר|עשרה|עשרת",
};
// Italian „sei“ is also "you are".
const DOUBTFUL = { it: [6] };
// Hebrew says "five ten" for 15, from 11 on.
const UNDER_TEN = ["אחד|אחת", "שניי?ם|שתיי?ם", "שלושה?", "ארבעה?", "חמישה|חמש", "שישה|שש", "שבעה?", "שמונה", "תשעה?"];
const TEENS = new RegExp(`(${UNDER_TEN.join("|")})[ ־\u00a0]עשרה?`, "gu");
const teen = (unit) => 11 + UNDER_TEN.findIndex((forms) => new RegExp(`^(?:${forms})$`, "u").test(unit));
const PREFIX = { he: "[ובלמהשכ]{0,2}־?" };

const tables = new Map(
  Object.entries(UNITS).map(([tag, words]) => {
    const patterns = words.split(" ").map((forms) => {
      return new RegExp(`(?<!\\p{L})${PREFIX[tag] ?? ""}(?:${forms})(?!\\p{L})`, "iu");
    });
    return [tag, patterns.map((pattern, index) => [index + 3, pattern])];
  }),
);

/** The numbers from 3 on in *text*, sorted; references to rules, "(7.2)", are left out. */
export function numbersIn(text, tag) {
  const plain = text
    .replaceAll(/\d+\.\d+/g, "")
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(TEENS, (_, unit) => ` ${teen(unit)} `);
  const figures = [...plain.matchAll(/\d+/g)].map(Number).filter((number) => number > 2);
  const words = (tables.get(tag) ?? []).filter(([, pattern]) => pattern.test(plain)).map(([number]) => number);
  const doubtful = new Set(DOUBTFUL[tag] ?? []);
  return [...new Set([...figures, ...words])].filter((number) => !doubtful.has(number)).sort((a, b) => a - b);
}

/** Where the numbers of a clause differ from the English ones; nothing if they are the same. */
export function strayNumbers(english, own, tag) {
  const doubtful = new Set(DOUBTFUL[tag] ?? []);
  const wanted = numbersIn(english, "en").filter((number) => !doubtful.has(number));
  const said = numbersIn(own, tag);
  const missing = wanted.filter((number) => !said.includes(number));
  const more = said.filter((number) => !wanted.includes(number));
  return [...missing.map((number) => `does not say ${number}`), ...more.map((number) => `says ${number}`)];
}
