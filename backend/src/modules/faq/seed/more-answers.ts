import type { FirstFaq } from "./first-answers";

/** Account, technical, billing. */
export const moreAnswers: readonly FirstFaq[] = [
  {
    category: "ACCOUNT",
    subcategory: "Signing in",
    question: "I forgot my password. What now?",
    answer:
      "Choose Forgot password on the login page and enter your address. If there is an account, a link arrives that sets a new password. The page says the same either way, so that nobody can find out who has an account.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Signing in",
    question: "The confirmation mail does not arrive. What can I do?",
    answer:
      "Look into the spam folder first. Then ask for another mail on the page that tells you to confirm your address; it shows when the next one can be sent. The newest link is the one that works.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Security",
    question: "How do I log out a device that I no longer have?",
    answer:
      "Settings lists every session with its browser and when it was last active. End the one you do not know, or all others at once. An ended session is refused from its next request on. Change your password as well if you did not expect it.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Your data",
    question: "How do I delete my account?",
    answer:
      "In Settings, at the bottom. Your tracked apps, keywords, rules, shares and sessions are deleted with it, apart from what the law obliges the operator to keep. Export your data first if you want to have it.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Rankings",
    question: "Why is my rank different from what I see on my phone?",
    answer:
      "A store answers by storefront, device, language and time, and may take into account what you searched and installed before. Listwise asks without any such history, in the storefront you chose, and shows when it asked. Compare the country and the time first.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Rankings",
    question: "How often are ranks updated?",
    answer:
      "As often as your plan says; the pricing page names it as the monitoring frequency. You can start an update yourself at any time. It runs in the background, shows its progress, and new positions appear without a reload.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Browsers",
    question: "Which browsers work?",
    answer:
      "The current versions of Chrome, Edge, Firefox and Safari, on computers and phones. JavaScript and local storage need to be allowed: your login is kept there.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Troubles",
    question: "A part of a page says that it is unavailable. What should I do?",
    answer:
      "Press Retry in its place; the rest of the page keeps working meanwhile. If it stays, wait a few minutes or load the page again. When you write to support, add the number that stands below the message: it finds your request in the server's log.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Troubles",
    question: "Why can I not find my app?",
    answer:
      "Search in a country where it is on sale: a storefront lists only its own apps. A new app can take some days to appear in a store's search. If you have its number or bundle id, add it under Tracked Apps as your own app.",
  },
  {
    category: "BILLING",
    subcategory: "Payments",
    question: "How do I pay?",
    answer:
      "Where this site has a payment provider, the pricing page names it, and you see price and taxes there before you pay. Listwise itself never sees your card.\n\nWhere it has none, nobody is charged and an administrator assigns plans. Ask for one on the contact page.",
  },
  {
    category: "BILLING",
    subcategory: "Payments",
    question: "I have paid, but my plan has not changed. Why?",
    answer:
      "A plan changes when the provider has confirmed the payment. Until then your account stays on the plan it has. If it takes longer than an hour, write to support with the number of the receipt; never send card details.",
  },
  {
    category: "BILLING",
    subcategory: "Changing plans",
    question: "What happens to my data when I move to a smaller plan?",
    answer:
      "Nothing is deleted at once. What you track above the smaller limits stays visible, and you cannot add more until you are below them. History that is older than the plan's term is no longer shown.",
  },
];
