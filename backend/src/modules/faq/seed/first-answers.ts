import type { FaqInput } from "@listwise/contracts/content";

export type FirstFaq = Omit<FaqInput, "isActive">;

/** The first questions about the product, its features and its prices. */
export const firstAnswers: readonly FirstFaq[] = [
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "What is Listwise for?",
    answer:
      "Listwise shows where an app ranks in the store's search, keyword by keyword and country by country, and what changed since the last check.\n\nIt also helps you improve the listing: see how often your text repeats words, which keywords competitors rank for, what reviewers write about, and whether a translation fits the store's limits.",
  },
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "How do I get to my first ranking?",
    answer:
      "1. Search for your app by name and press Track.\n2. Add the keywords people should find it for.\n3. Open Rankings. New keywords are checked first, and ranks appear as they come in.\n\nThe dashboard guides you through these steps until they're done.",
  },
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "Do I need access to the app's developer account?",
    answer:
      "No. All data comes from what the stores publish, so you can track any app, including your competitors'. Listwise changes nothing in a store. Only if you connect your developer account, it sends the replies to reviews that you write.",
  },
  {
    category: "GENERAL",
    subcategory: "Data",
    question: "Where does the data come from?",
    answer:
      "Every number shows its source and time, such as the store search that a rank was read from.\n\nUnpublished data stays blank. Other publishers' revenue and exact downloads aren't public, so we neither show nor guess them. Data from the built-in catalog is labeled Sample data.",
  },
  {
    category: "GENERAL",
    subcategory: "Data",
    question: "What does >200 mean, and what does a blank mean?",
    answer:
      ">200: the keyword was checked, and the app isn't in the first 200 results.\nBlank: the keyword hasn't been checked yet.\n\nWe keep the two apart because one is a result and the other means no data.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "How is a change in rank calculated?",
    answer:
      "It's the previous position minus the current one, so a plus is good: from 14 to 9 is +5. If the app enters or leaves the first 200 results, we say so instead, because a rank beyond them isn't known. The first check has no change.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "Can I track the same keyword in several countries?",
    answer:
      "Yes. Choose the countries in your settings or on the keyword. We search each storefront separately, because each one ranks apps differently.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "Can I get alerts when a rank changes?",
    answer:
      "Yes. Set a rule for an app, and we notify you when a keyword moves by at least the number of positions you choose, or when it enters or leaves the top of the list. Alerts appear on the Alerts page, in a summary email, and can call a webhook. How many rules an app can have depends on your plan.",
  },
  {
    category: "FEATURES",
    subcategory: "Listings",
    question: "What does the keyword density analyzer show?",
    answer:
      "It counts the words of a text in the language you choose, leaves out filler words, and shows each word's share of all words. Between 1 and 3 percent reads naturally. Above 5 percent reads like keyword stuffing.",
  },
  {
    category: "FEATURES",
    subcategory: "Sharing",
    question: "Can I share an analysis with people who don't have an account?",
    answer:
      "Yes. Open the app, choose Quick actions, then Share analysis. The link shows the sections you chose as they were at that moment. It works for seven days unless you choose another time, and you can revoke it earlier. We ask search engines not to list it.",
  },
  {
    category: "FEATURES",
    subcategory: "Sharing",
    question: "How do I export my data?",
    answer:
      "Export App Data saves an app's metadata, rankings and reviews as a file, and tables have a CSV export of the rows you see. Your plan sets which formats you can use and how many rows a file can have. A file that had to be cut says so.\n\nTo export your whole account, go to Settings.",
  },
  {
    category: "PRICING",
    subcategory: "Plans",
    question: "What does it cost?",
    answer:
      "New accounts start on the free plan and need no payment details. The pricing page shows all plans with their limits, and tells you whether this site takes payments.",
  },
  {
    category: "PRICING",
    subcategory: "Plans",
    question: "How do the plans differ?",
    answer:
      "They differ in how much you can track, how often we check it, how long history is kept, and which tools and file formats you can use. The pricing page compares every limit side by side.",
  },
  {
    category: "PRICING",
    subcategory: "Limits",
    question: "What happens when I reach a limit?",
    answer:
      "Everything you track stays, and we keep checking it. You can't add more until you remove something, the counter resets, or your plan changes. The subscription page shows your usage.",
  },
  {
    category: "PRICING",
    subcategory: "Limits",
    question: "When does my usage reset?",
    answer:
      "Daily usage resets at 00:00 UTC, monthly usage on the first of the month, also UTC. Limits on apps and keywords don't reset: they count what you're tracking right now.",
  },
];
