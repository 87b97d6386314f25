import { getLanguage, type LanguageCode } from "./languages";
import { parseWords } from "./stop-words/parse-words";
import { splitSearchWords } from "../text/search-words";

/** Words that every kind of app uses, with their inflected forms. English ones are in app names everywhere. */
const ENGLISH = parseWords(`
  app apps application applications download downloads downloading downloaded install free freely freemium game games
  gaming gamer gamers play plays playing player players best better good great top new newest latest update updates
  updated version versions official online offline mobile phone phones iphone ipad android ios tablet pro premium plus
  lite hd ultimate easy easily simple simply fast faster quick quickly smart cool awesome amazing perfect super real
  daily day days time times today every everyday everyone people user users feature features use used using make makes
  making made get gets getting find finds love loves enjoy share shares help helps need needs want more most one all
  number numbers thing things way ways
`);

const BY_LANGUAGE: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  de: parseWords(`
    anwendung anwendungen kostenlos kostenlose kostenloser kostenloses gratis spiel spiele spielen beste besten bester
    bestes gut gute guter gutes neu neue neuer neues neueste einfach einfache einfacher schnell schnelle schneller
    täglich tag tage zeit handy herunterladen
  `),
  fr: parseWords(`
    application applications appli applis gratuit gratuite gratuits gratuites jeu jeux jouer meilleur meilleure
    meilleurs meilleures nouveau nouvelle nouveaux nouvelles facile faciles simple simples rapide rapides jour jours
    temps télécharger téléphone
  `),
  es: parseWords(`
    aplicación aplicaciones gratis gratuito gratuita juego juegos jugar mejor mejores nuevo nueva nuevos nuevas fácil
    fáciles simple simples rápido rápida día días tiempo móvil descargar
  `),
  it: parseWords(`
    applicazione applicazioni gratis gratuito gratuita gioco giochi giocare migliore migliori nuovo nuova nuovi facile
    semplice veloce giorno giorni tempo scaricare
  `),
  pt: parseWords(`
    aplicativo aplicativos aplicação grátis gratuito gratuita jogo jogos jogar melhor melhores novo nova novos fácil
    simples rápido dia dias tempo celular baixar
  `),
  nl: parseWords(
    "applicatie applicaties gratis spel spellen spelen beste nieuw nieuwe makkelijk snel dag dagen tijd",
  ),
  ru: parseWords(`
    приложение приложения приложений бесплатно бесплатная бесплатные бесплатный игра игры игр играть лучший лучшая
    лучшие новый новая новые скачать день дни время
  `),
  tr: parseWords(
    "uygulama uygulamalar uygulaması ücretsiz bedava oyun oyunlar oyunu oyna en iyi yeni kolay hızlı gün",
  ),
  sv: parseWords("applikation gratis spel spelet spela bästa ny nya nytt enkel snabb dag dagar tid"),
  da: parseWords("applikation gratis spil spillet spille bedste ny nye nyt nem hurtig dag dage tid"),
  nb: parseWords("applikasjon gratis spill spillet spille beste ny nye nytt enkel rask dag dager tid"),
  fi: parseWords(
    "sovellus sovellukset sovelluksen ilmainen ilmaiset ilmaiseksi peli pelit pelejä pelata paras uusi uudet",
  ),
  ar: parseWords("تطبيق تطبيقات التطبيق مجانا مجاني مجانية لعبة ألعاب العاب افضل أفضل جديد جديدة"),
  ja: parseWords("アプリ アプリケーション 無料 ゲーム 人気 おすすめ 最新 簡単 便利"),
  ko: parseWords("앱 어플 어플리케이션 무료 게임 최고 최신 인기 추천"),
  zh: parseWords("应用 應用 软件 軟體 免费 免費 游戏 遊戲 最好 最新 手机 手機 下载 下載"),
};

/** Parts of web addresses. */
export const URL_PARTS = parseWords("com www http https net org html htm php info io");

const NUMBER = /^\p{N}+$/u;
const ONE_LETTER =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}]$/u;

/**
 * Returns a test for keywords that say something about an app, in a language or in English. It is false for keywords with
 * a part of a web address, and for those that consist of stop words, generic words ("app", "free", "games"), numbers and
 * single letters only. The lists are chosen by us.
 */
export async function loadKeywordTest(code: LanguageCode): Promise<(keyword: string) => boolean> {
  const fold = (words: Iterable<string>) => [...words].flatMap(splitSearchWords);
  const empty = new Set([
    ...fold(await getLanguage(code).stopWords()),
    ...fold(await getLanguage("us").stopWords()),
    ...fold(ENGLISH),
    ...fold(BY_LANGUAGE[code] ?? []),
  ]);
  return (keyword) => {
    const words = splitSearchWords(keyword);
    if (words.some((word) => URL_PARTS.has(word))) return false;
    return words.some((word) => !(empty.has(word) || NUMBER.test(word) || ONE_LETTER.test(word)));
  };
}
