import type { Language } from "./languages";

type Scores = Readonly<Record<string, number>>;

/**
 * Words in app reviews that the AFINN lists lack or translate in the wrong sense. Scores are on AFINN's scale of −5 to
 * 5 and chosen by us.
 */
export const SENTIMENT_LEXICON: Readonly<Record<Language, Scores>> = {
  en: { crash: -2, crashes: -3, laggy: -2, slow: -2, expensive: -2, buggy: -3, refund: -2 },
  de: {
    toll: 3,
    klasse: 3,
    genial: 4,
    spitze: 3,
    praktisch: 2,
    übersichtlich: 2,
    teuer: -2,
    langsam: -2,
    umständlich: -2,
    abstürze: -3,
    nervig: -2,
    unbrauchbar: -3,
    empfehlenswert: 3,
    enttäuscht: -2,
  },
  fr: {
    pratique: 2,
    génial: 4,
    géniale: 4,
    nul: -3,
    nulle: -3,
    cher: -2,
    chère: -2,
    lent: -2,
    lente: -2,
    plante: -2,
    bug: -2,
    bugs: -2,
    déçu: -2,
    déçue: -2,
    rapide: 1,
    adore: 3,
  },
  es: { caro: -2, cara: -2, lenta: -2, lento: -2, útil: 2, genial: 4, falla: -2, encanta: 3 },
  it: { caro: -2, lenta: -2, lento: -2, utile: 2, comoda: 2, crash: -2, pessima: -3, bellissima: 3 },
  ja: {
    便利: 3,
    使いやすい: 3,
    使いにくい: -3,
    残念: -2,
    おすすめ: 3,
    素晴らしい: 4,
    楽しい: 3,
    重い: -2,
    遅い: -2,
    不具合: -2,
    落ちる: -2,
    高い: -1,
    見やすい: 2,
    役立つ: 2,
  },
  ko: { 유용: 2, 편리: 3, 최고: 4, 느림: -2, 불편: -2, 오류: -2, 최악: -4, 추천: 2 },
  zh: { 好用: 3, 方便: 2, 实用: 2, 垃圾: -4, 卡顿: -2, 闪退: -3, 推荐: 2, 难用: -3, 太贵: -2 },
  ru: { удобно: 2, удобное: 2, полезно: 2, вылетает: -3, тормозит: -2, дорого: -2, медленно: -2, супер: 3 },
  pt: { caro: -2, lento: -2, lenta: -2, útil: 2, trava: -2, ótimo: 4, ótima: 4, péssimo: -4 },
  tr: { kullanışlı: 2, yavaş: -2, pahalı: -2, çöküyor: -3, süper: 3, faydalı: 2, donuyor: -2 },
  nl: { handig: 2, traag: -2, duur: -2, crasht: -3, overzichtelijk: 2, top: 3 },
  sv: { långsam: -2, dyr: -2, kraschar: -3, smidig: 2, toppen: 3 },
  da: { langsom: -2, dyr: -2, nem: 1, smart: 2, elendig: -3 },
  fi: { hidas: -2, kallis: -2, kätevä: 2, kaatuu: -3, toimii: 1 },
  nb: { treg: -2, dyr: -2, krasjer: -3, nyttig: 2, flott: 3 },
  ar: { بطيء: -2, رائع: 4, ممتاز: 4, سيء: -3, مفيد: 2 },
  th: { ดี: 3, แย่: -3, ช้า: -2, สะดวก: 2, แพง: -2, ชอบ: 2 },
};

export const THAI_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "ที่ และ ใน การ เป็น ของ มี ได้ ให้ ไม่ ว่า จะ ไป มา กับ แต่ ก็ นี้ นั้น จาก โดย แล้ว อยู่ คือ เลย ครับ ค่ะ คะ นะ มาก " +
    "ทำ ใช้ แอป แอพ เรา ผม ฉัน คุณ เขา มัน อะไร ทุก ยัง ถ้า เมื่อ หรือ เพราะ ต้อง ความ ซึ่ง อย่าง เพื่อ กัน ขึ้น ลง ออก เข้า"
  ).split(" "),
);
