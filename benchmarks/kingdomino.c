/* Random games of Kingdomino for four, as short as C allows: what the kernel's speed is compared with.
 *
 * It reads the 48 dominoes from standard input (terrain and crowns of both halves), plays the games that the
 * kernel plays for the same seed, and prints the processor time in seconds and the points of all sides added up.
 * Usage: kingdomino SEED GAMES
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t word;
typedef struct { word w[4]; } plane; /* 16 columns of 16 squares, the castle in column 7, row 7 */

typedef struct {
    plane land[6], open, crowns[2];
    int x0, y0, x1, y1;
} kingdom;

typedef struct {
    word rng, left;
    int this_number[4], this_seat[4], next_number[4], next_seat[4], count;
    kingdom sides[4];
} table;

enum { CASTLE = 7 * 16 + 7, EDGE = 4, ROUNDS = 12, SEATS = 4 };
static int domino[49][4];
static uint8_t nth_of_byte[256][8];

#define COUNT(a) __builtin_popcountll(a)
#define LOWEST(a) __builtin_ctzll(a)
#define EACH for (int i = 0; i < 4; i++)

static word mix(word a) {
    a = (a ^ (a >> 30)) * 0xBF58476D1CE4E5B9u;
    a = (a ^ (a >> 27)) * 0x94D049BB133111EBu;
    return a ^ (a >> 31);
}

static word toss(table *t) { return mix(t->rng += 0x9E3779B97F4A7C15u) >> 32; }
static int draw(table *t, int n) { return (int)((toss(t) * (word)n) >> 32); }

static int nth(word a, int k) {
    word sums = a - ((a >> 1) & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u;
    word tops = 0x8080808080808080u;
    word below = ((((word)k * 0x0101010101010101u) | tops) - sums) & tops;
    int start = COUNT(below) * 8;
    return start + nth_of_byte[(a >> start) & 255][k - (int)(((sums << 8) >> start) & 255)];
}

/* --- planes --- */

static plane both(plane a, plane b) { EACH a.w[i] &= b.w[i]; return a; }
static plane either(plane a, plane b) { EACH a.w[i] |= b.w[i]; return a; }
static plane lower(plane a) { EACH a.w[i] >>= 1; return a; }
static plane higher(plane a) { EACH a.w[i] <<= 1; return a; }
static plane left_of(plane a) { EACH a.w[i] = a.w[i] >> 16 | (i < 3 ? a.w[i + 1] << 48 : 0); return a; }
static plane right_of(plane a) {
    for (int i = 3; i >= 0; i--) a.w[i] = a.w[i] << 16 | (i ? a.w[i - 1] >> 48 : 0);
    return a;
}
static int squares(plane a) { return COUNT(a.w[0]) + COUNT(a.w[1]) + COUNT(a.w[2]) + COUNT(a.w[3]); }
static void put(plane *a, int place) { a->w[place >> 6] |= (word)1 << (place & 63); }
static void cut(plane *a, int place) { a->w[place >> 6] &= ~((word)1 << (place & 63)); }

static int nth_square(plane a, int k) {
    for (int i = 0; i < 3; i++) {
        int here = COUNT(a.w[i]);
        if (k < here) return 64 * i + nth(a.w[i], k);
        k -= here;
    }
    return 192 + nth(a.w[3], k);
}

static plane window(const kingdom *own) {
    int low_x = own->x1 - EDGE, high_x = own->x0 + EDGE, low_y = own->y1 - EDGE, high_y = own->y0 + EDGE;
    word rows = 0x0001000100010001u * (word)((2 << high_y) - (1 << low_y));
    plane found;
    EACH {
        word columns = 0;
        for (int x = 4 * i; x < 4 * i + 4; x++)
            if (low_x <= x && x <= high_x) columns |= (word)0xFFFF << (16 * (x & 3));
        found.w[i] = rows & columns;
    }
    return found;
}

/* --- a turn --- */

static plane joining(const kingdom *own, int terrain) {
    plane land = own->land[terrain];
    put(&land, CASTLE);
    return both(own->open, either(either(lower(land), higher(land)), either(left_of(land), right_of(land))));
}

static void lay(kingdom *own, const int *half, int place) {
    int x = place >> 4, y = place & 15;
    put(&own->land[half[0]], place);
    if (half[1] & 1) put(&own->crowns[0], place);
    if (half[1] & 2) put(&own->crowns[1], place);
    if (x < own->x0 || x > own->x1 || y < own->y0 || y > own->y1) {
        if (x < own->x0) own->x0 = x;
        if (x > own->x1) own->x1 = x;
        if (y < own->y0) own->y0 = y;
        if (y > own->y1) own->y1 = y;
        own->open = both(own->open, window(own));
    }
    cut(&own->open, place);
}

static void place(table *t, kingdom *own, const int *d) {
    static const int step[4] = {-16, -1, 1, 16};
    plane free = own->open, first = joining(own, d[0]), second = first, found[4];
    int twin = d[0] == d[2] && d[1] == d[3], sizes[4], direction = 0;
    if (d[0] != d[2]) second = joining(own, d[2]);
    memset(found, 0, sizeof found);
    if (!twin) {
        found[0] = either(both(first, right_of(free)), both(free, right_of(second)));
        found[1] = either(both(first, higher(free)), both(free, higher(second)));
    }
    found[2] = either(both(first, lower(free)), both(free, lower(second)));
    found[3] = either(both(first, left_of(free)), both(free, left_of(second)));
    EACH sizes[i] = squares(found[i]);
    int total = sizes[0] + sizes[1] + sizes[2] + sizes[3];
    int k = (int)((toss(t) * (word)total) >> 32);
    if (!total) return;
    while (k >= sizes[direction]) k -= sizes[direction++];
    int square = nth_square(found[direction], k);
    lay(own, d, square);
    lay(own, d + 2, square + step[direction]);
}

static void claim(table *t, int seat) {
    int free = 0;
    for (int i = 0; i < 4; i++) free += t->next_seat[i] < 0;
    int k = draw(t, free);
    for (int i = 0; i < 4; i++)
        if (t->next_seat[i] < 0 && k-- == 0) t->next_seat[i] = seat;
}

/* --- a game --- */

static void deal(table *t) {
    word chosen = 0;
    EACH {
        word number = (word)1 << nth(t->left, draw(t, COUNT(t->left)));
        t->left ^= number;
        chosen |= number;
    }
    EACH {
        t->next_number[i] = LOWEST(chosen);
        t->next_seat[i] = -1;
        chosen &= chosen - 1;
    }
}

static void begin(table *t, word rng) {
    memset(t, 0, sizeof *t);
    t->rng = rng;
    t->left = ((word)1 << 49) - 2;
    EACH {
        kingdom *own = &t->sides[i];
        own->x0 = own->x1 = own->y0 = own->y1 = 7;
        own->open = window(own);
        cut(&own->open, CASTLE);
    }
}

static void advance(table *t) {
    memcpy(t->this_number, t->next_number, sizeof t->this_number);
    memcpy(t->this_seat, t->next_seat, sizeof t->this_seat);
}

static void play(table *t) {
    int drawn = 0; /* seats whose king is out */
    deal(t);
    for (int turn = 0; turn < SEATS; turn++) {
        int seat = nth(~(word)drawn, draw(t, SEATS - turn));
        drawn |= 1 << seat;
        claim(t, seat);
    }
    for (int round = 1; round <= ROUNDS; round++) {
        advance(t);
        if (round < ROUNDS) deal(t);
        for (int turn = 0; turn < SEATS; turn++) {
            place(t, &t->sides[t->this_seat[turn]], domino[t->this_number[turn]]);
            if (round < ROUNDS) claim(t, t->this_seat[turn]);
        }
    }
}

/* --- points --- */

static word fold(const kingdom *own, const plane *a) {
    word folded = 0;
    for (int x = own->x0; x <= own->x1; x++)
        folded |= ((a->w[x >> 2] >> (16 * (x & 3) + own->y0)) & 0x7F) << (8 * (x - own->x0));
    return folded;
}

static int score(const kingdom *own) {
    word ones = fold(own, &own->crowns[0]), twos = fold(own, &own->crowns[1]);
    int points = 0;
    for (int terrain = 0; terrain < 6; terrain++) {
        word rest = fold(own, &own->land[terrain]);
        while (rest) {
            word found = rest & -rest, grown;
            while ((grown = (found | found << 1 | found >> 1 | found << 8 | found >> 8) & rest) != found) found = grown;
            rest ^= found;
            points += COUNT(found) * (COUNT(found & ones) + 2 * COUNT(found & twos));
        }
    }
    return points;
}

int main(int count, char **words) {
    if (count != 3) return 2;
    word seed = strtoull(words[1], NULL, 10), games = strtoull(words[2], NULL, 10);
    for (int number = 1; number <= 48; number++)
        for (int i = 0; i < 4; i++)
            if (scanf("%d", &domino[number][i]) != 1) return 2;
    for (int byte = 0; byte < 256; byte++)
        for (int i = 0, k = 0; i < 8; i++)
            if (byte >> i & 1) nth_of_byte[byte][k++] = (uint8_t)i;
    static table t;
    long long points = 0;
    clock_t start = clock();
    for (word game = 0; game < games; game++) {
        begin(&t, mix(seed + 0x9E3779B97F4A7C15u * (game + 1)));
        play(&t);
        EACH points += score(&t.sides[i]);
    }
    printf("%.6f %lld\n", (double)(clock() - start) / CLOCKS_PER_SEC, points);
    return 0;
}
