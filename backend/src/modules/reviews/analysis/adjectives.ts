import type { Language } from "./languages";

/**
 * Plain adjectives and adverbs of app reviews that the stop words and the sentiment lexicon lack. They say how something
 * is but not what, so none is a topic on its own. Chosen by us; other forms of a word are recognized by its stem.
 */
const ADJECTIVES: Partial<Record<Language, string>> = {
  en: `
    accurate actual additional automatic available basic big black blue bright certain clean clear clunky common
    complete confusing constant consistent convenient correct current daily dark decent deep different difficult direct
    early easy empty entire exact existing extra fair false familiar fine first flawless flexible former frequent fresh
    full functional future general global green hard heavy high huge important incorrect individual informative
    initial instant interesting intuitive large latest lightweight likely limited live local long loose low main major
    manual medium minor missing mobile modern monthly multiple native neat necessary new normal numerous obvious odd
    official offline old online open optional ordinary original outdated overall particular pleasant possible precise
    present previous primary private proper public quick random rare ready recent red regular relevant reliable
    responsive rough separate serious short sharp similar simple single sleek slick slight small smart smooth solid
    specific stable standard steady straightforward strange strong sudden suitable super temporary tiny typical unable
    unique unusual upcoming updated usable useful user-friendly usual valid various vast visible visual weekly weird
    white whole wide wrong yearly yellow young
    ahead apart aside forward nearby overnight
    awesome amazing excellent fantastic perfect wonderful brilliant terrible horrible awful useless annoying`,
  de: `
    aktuell alt automatisch blau bunt deutlich direkt dunkel einfach fertig flüssig ganz genau genial groß grün gut
    hell hoch intuitiv klar klein komplett kostenlos kurz lang langsam leicht neu nett ordentlich perfekt praktisch
    rot schlecht schnell schön schwer schwarz simpel sinnvoll stark super tief toll unnötig viel weiß zuverlässig`,
  fr: `
    agréable ancien automatique beau bleu bon clair complet correct différent difficile efficace excellent facile
    fiable fluide grand gratuit haut important intuitif joli léger lent long mauvais moderne noir nouveau parfait
    petit pratique précis propre rapide rouge simple super utile vert`,
  es: `
    antiguo automático azul bonito bueno claro completo correcto diferente difícil directo eficaz excelente fácil
    fiable fluido grande gratuito importante intuitivo largo ligero lento malo moderno negro nuevo perfecto pequeño
    práctico preciso rápido rojo sencillo simple útil verde`,
  it: `
    automatico bello blu buono chiaro completo comodo corretto difficile diverso eccellente facile fluido grande
    gratuito importante intuitivo lento lungo moderno nero nuovo ottimo perfetto piccolo pratico preciso rapido rosso
    semplice utile veloce`,
  pt: `
    antigo automático azul bom bonito claro completo correto diferente difícil excelente fácil fluido grande gratuito
    importante intuitivo leve lento longo moderno novo perfeito pequeno prático preciso preto rápido ruim simples útil`,
  nl: `
    automatisch blauw compleet donker duidelijk eenvoudig fijn gemakkelijk goed gratis groen groot handig helder hoog
    klein lang langzaam leuk licht makkelijk mooi nieuw oud perfect prettig prima rood simpel slecht snel zwart`,
};

/** Endings of English adjectives and adverbs that nouns of app reviews rarely have. */
const ENGLISH_ENDINGS = /[a-z]{3}(?:ful|ous|less|ly)$/;
const ENGLISH_NOUNS = new Set("family reply supply assembly".split(" "));

/** Returns a test for plain adjectives and adverbs, which compares stems. */
export function createAdjectiveTest(
  language: Language,
  stem: (word: string) => string,
): (word: string) => boolean {
  const stems = new Set(ADJECTIVES[language]?.trim().split(/\s+/).map(stem));
  const hasEnding = (word: string) =>
    language === "en" && ENGLISH_ENDINGS.test(word) && !ENGLISH_NOUNS.has(word);
  return (word) => stems.has(stem(word)) || hasEnding(word);
}
