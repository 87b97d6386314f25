import type { FirstFaq } from "./first-answers";

/** The first questions about accounts, technical problems and billing. */
export const moreAnswers: readonly FirstFaq[] = [
  {
    category: "ACCOUNT",
    subcategory: "Signing in",
    question: "I forgot my password. What now?",
    answer:
      "Choose Forgot your password? on the login page and enter your email address. If there's an account, we send you a link to set a new password. The page says the same either way, so no one can find out who has an account.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Signing in",
    question: "I didn't get the confirmation email. What can I do?",
    answer:
      "Check your spam folder first. Then request another email on the page that asks you to confirm your address. It shows when you can request the next one. Only the newest link works.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Security",
    question: "How do I sign out a device I no longer have?",
    answer:
      "Settings lists every session with its browser and last activity. End a single session, or all other sessions together. An ended session is refused from its next request on. If you don't recognize a session, change your password, too.",
  },
  {
    category: "ACCOUNT",
    subcategory: "Your data",
    question: "How do I delete my account?",
    answer:
      "Open Settings and go to Your data. This also deletes your tracked apps, keywords, rules, shares and sessions, except entries of the security log and what the law requires the operator to keep. If you want to keep your data, export it first.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Rankings",
    question: "Why is my rank different from what I see on my phone?",
    answer:
      "Store results depend on the storefront, device, language and time, and can reflect what you've searched for and installed. Listwise searches without such a history, in the storefront you chose, and shows when it did. Compare the country and time first.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Rankings",
    question: "How often are ranks updated?",
    answer:
      "It depends on your plan. The pricing page lists it as the monitoring interval. You can start an update at any time. It runs in the background and shows its progress, and new ranks appear without a reload.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Browsers",
    question: "Which browsers are supported?",
    answer:
      "The current versions of Chrome, Edge, Firefox and Safari, on computers and phones. Allow JavaScript and local storage, because that's where your login is kept.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Troubleshooting",
    question: "Part of a page is unavailable. What should I do?",
    answer:
      "Press Retry in its place. The rest of the page keeps working in the meantime. If that doesn't help, wait a few minutes or reload the page. When you contact support, include the number below the message, so we can find your request in the server's log.",
  },
  {
    category: "TECHNICAL",
    subcategory: "Troubleshooting",
    question: "Why can't I find my app?",
    answer:
      "Search in a country where it's available, because a storefront lists only its own apps. A new app can take a few days to appear in a store's search. If you have its store ID or bundle ID, add it under Tracked Apps as your own app.",
  },
  {
    category: "BILLING",
    subcategory: "Payments",
    question: "How do I pay?",
    answer:
      "If this site has a payment provider, the pricing page names it, and you see the price and taxes before you pay. Listwise never sees your card.\n\nIf it has none, no one is charged. Request a plan on the subscription page, and an administrator decides. You get an email either way.",
  },
  {
    category: "BILLING",
    subcategory: "Payments",
    question: "I've paid, but my plan hasn't changed. Why?",
    answer:
      "Your plan changes once the provider has confirmed the payment. Until then, your account stays on its current plan. If it takes longer than an hour, contact support with your receipt number. Never send card details.",
  },
  {
    category: "BILLING",
    subcategory: "Changing plans",
    question: "What happens when a free trial ends?",
    answer:
      "Your account goes back to the default plan, and you aren't charged. Nothing is deleted: what is above the smaller limits stays readable. We email you a few days before the end. Plans without a trial don't offer one on the pricing page.",
  },
  {
    category: "BILLING",
    subcategory: "Changing plans",
    question: "What happens to my data when I move to a smaller plan?",
    answer:
      "Nothing is deleted. What you track above the smaller limits stays visible, and you can't add more until you're below them. History older than the plan allows is no longer shown.",
  },
];
