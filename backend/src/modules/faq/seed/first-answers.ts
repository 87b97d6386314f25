import type { FaqInput } from "@listwise/contracts";

export type FirstFaq = Omit<FaqInput, "isActive">;

/** General, features, pricing. */
export const firstAnswers: readonly FirstFaq[] = [
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "What is Listwise for?",
    answer:
      "It shows where an app stands in the store's search, keyword by keyword and country by country, and what changed since the last look.\n\nAround that it helps with the listing itself: how often a text repeats its words, which keywords competitors are found for, what reviewers write about, and how a translation fits the store's limits.",
  },
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "How do I get to my first ranking?",
    answer:
      "1. Search for your app by name and press Track.\n2. Add the keywords people should find it for.\n3. Open Rankings. What was never checked is checked first, and positions appear as they come in.\n\nThe dashboard leads through these steps until they are done.",
  },
  {
    category: "GENERAL",
    subcategory: "First steps",
    question: "Do I need access to the app's developer account?",
    answer:
      "No. Everything comes from what the stores publish, so you can follow any app, your competitors' included. Listwise never changes anything in a store.",
  },
  {
    category: "GENERAL",
    subcategory: "Figures",
    question: "Where do the figures come from?",
    answer:
      "Each figure names its source and its time, for example the store's search answer from which a position was read.\n\nWhat nobody publishes stays blank: downloads and revenue of other publishers are not public, so they are neither shown nor guessed. Figures that belong to the built-in catalogue carry the label Sample data.",
  },
  {
    category: "GENERAL",
    subcategory: "Figures",
    question: "What does >200 mean, and what does a blank mean?",
    answer:
      ">200: the search was run, and the app was not among its first 200 results.\nBlank: the keyword has not been checked yet.\n\nThe two are never mixed up, because one is a result and the other is none.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "How is a change in rank counted?",
    answer:
      "It is the previous position less the current one, so a plus is good: from 14 to 9 is +5. An app that was not among the first 200 counts as 201. A first observation has no change.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "Can I follow the same keyword in several countries?",
    answer:
      "Yes. Choose the countries in your settings or on the keyword itself. Every storefront is searched on its own, because each of them lists apps differently.",
  },
  {
    category: "FEATURES",
    subcategory: "Rankings",
    question: "Can I be told when a rank moves?",
    answer:
      "Yes. A rule on an app tells you when a keyword moved by at least as many places as you choose, or when it entered or left the top of the list. Alerts appear on the Alerts page and are summed up by mail. How many rules an app can have depends on your plan.",
  },
  {
    category: "FEATURES",
    subcategory: "Listings",
    question: "What does the keyword density analyzer tell me?",
    answer:
      "It counts the words of a text in the language you choose, leaves out filler words, and shows each word's share of all words. Between 1 and 3 percent reads naturally; above 5 percent a text reads as stuffed.",
  },
  {
    category: "FEATURES",
    subcategory: "Sharing",
    question: "Can I show an analysis to somebody without an account?",
    answer:
      "Yes. Open the app, choose Quick actions, then share the analysis. The link shows what you chose as it was at that moment, works for seven days, and can be revoked earlier. Search engines are told to leave it out.",
  },
  {
    category: "FEATURES",
    subcategory: "Sharing",
    question: "How do I get my data out?",
    answer:
      "Export App Data writes metadata, rankings and reviews of an app into a file; tables have a CSV export of the rows you see. Which formats are open to you, and how many rows a file can have, depends on your plan. A file that had to be cut says so.\n\nYour whole account can be exported under Settings.",
  },
  {
    category: "PRICING",
    subcategory: "Plans",
    question: "What does it cost?",
    answer:
      "A new account starts on the free plan and needs no payment details. The pricing page shows all plans with all their limits, and says whether this site takes payments at all.",
  },
  {
    category: "PRICING",
    subcategory: "Plans",
    question: "How do the plans differ?",
    answer:
      "In how much you can track, how often it is checked, how long its history is kept, and which tools and file formats are open. The comparison on the pricing page lists every limit side by side.",
  },
  {
    category: "PRICING",
    subcategory: "Limits",
    question: "What happens when I reach a limit?",
    answer:
      "What you track already stays and goes on being checked. Adding more is refused until you remove something, the counter starts again, or your plan changes. The subscription page shows how much is used.",
  },
  {
    category: "PRICING",
    subcategory: "Limits",
    question: "When do the counters start again?",
    answer:
      "Daily counters at 00:00 UTC, monthly ones on the first of the month, also UTC. Limits on how many apps or keywords you have do not start again: they count what you track at the moment.",
  },
];
