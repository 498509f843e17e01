/** A drawing of the page as a standalone image: with its styles and everything it refers to, in the light theme. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** An image of *drawing* in this size. */
export async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const root = document.createElementNS(NAMESPACE, "svg");
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.dataset["theme"] = "light";
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = styles();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  root.append(style, referred(drawing), copy);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  return image;
}

/** The style rules of the page, without fonts and animations, which do not work in an image. */
function styles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** Everything that a drawing refers to outside itself, and what that refers to. */
function referred(drawing: SVGSVGElement): SVGDefsElement {
  const defs = document.createElementNS(NAMESPACE, "defs");
  const found = new Set<string>();
  const follow = (element: Element): void => {
    for (const id of namesIn(element)) {
      const other = document.getElementById(id);
      if (found.has(id) || !other || drawing.contains(other)) continue;
      found.add(id);
      defs.append(other.cloneNode(true));
      follow(other);
    }
  };
  follow(drawing);
  return defs;
}

function namesIn(element: Element): string[] {
  const text = element.outerHTML;
  return [...text.matchAll(/href="#([^"]+)"|url\(["&quot;]*#([^"&)]+)/g)].map((match) => match[1] ?? match[2] ?? "");
}
