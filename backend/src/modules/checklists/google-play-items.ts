import { item, type TemplateItem } from "./template";

/**
 * Items of each template that are different on Google Play, by the number of the item that they replace. Google's
 * rules are in https://support.google.com/googleplay/android-developer.
 */
export const GOOGLE_PLAY_ITEMS: Readonly<Record<string, Readonly<Record<number, readonly TemplateItem[]>>>> =
  {
    launch: {
      102: [
        item(
          102,
          "Write a short description of up to 80 characters that adds words to the name",
          "It is the first text on the store listing, and Google Play searches it.",
        ),
      ],
      103: [],
      105: [
        item(
          105,
          "Write a description that uses your keywords in natural sentences",
          "Google Play searches the whole description. Repeated words and lists of keywords violate its policy.",
        ),
      ],
      106: [],
      107: [
        item(
          107,
          "Choose the category and up to five tags",
          "The category decides which charts you compete in. Tags describe what the app does.",
        ),
      ],
      201: [
        item(
          201,
          "Design a 512 × 512 pixel icon that is readable at thumbnail size",
          "One shape, few colors, no words. Place it among the icons of your top 10 and view it from a distance.",
        ),
      ],
      203: [
        item(
          203,
          "Upload two to eight screenshots for phones, and for tablets if the app runs there",
          "Each kind of device has its own screenshots in every language.",
        ),
        item(
          205,
          "Design a feature graphic of 1024 × 500 pixels",
          "It is required, and shown in front of your video. Keep text away from its edges.",
        ),
      ],
      204: [
        item(
          204,
          "Decide whether to add a video from YouTube",
          "It must be public or unlisted, without ads and without an age restriction.",
        ),
      ],
      302: [
        item(
          302,
          "Translate name and descriptions for each country",
          "Search terms don't translate word for word. Look up what people there search for.",
        ),
      ],
      402: [
        item(
          402,
          "Run a closed test with people who don't know the app",
          "New personal developer accounts need twelve testers for fourteen days before they can publish.",
        ),
      ],
      404: [item(404, "Test offline, on a slow network, at the largest text size and with TalkBack")],
      405: [
        item(
          405,
          "Test every purchase and restore with license testers",
          "They pay with test cards, so no money moves.",
        ),
      ],
      502: [
        item(
          502,
          "Fill in the data safety form, covering every SDK you use",
          "The answers are shown on the store listing, also if you collect nothing.",
        ),
      ],
      503: [
        item(
          503,
          "Let people delete their account in the app and on the web if they can create one",
          "The listing links to the web page, so that people without the app can use it.",
        ),
      ],
      504: [item(504, "Answer the questions about content rating, target audience and ads")],
      505: [
        item(
          505,
          "Verify your developer account and set up a payments profile",
          "Paid apps and purchases need the profile, and its checks take days.",
        ),
      ],
      603: [
        item(
          603,
          "Submit at least a week before launch, with managed publishing",
          "Reviews can take a week. With managed publishing you choose when an approved release goes live.",
        ),
      ],
      704: [item(704, "Pitch your story to the press")],
      801: [
        item(
          801,
          "Ask for ratings after a success in the app, never when it opens",
          "The in-app review dialog has a quota for each person, so choose the moment well.",
        ),
      ],
    },
    update: {
      103: [
        item(
          103,
          "Look up keywords you rank 11 to 30 for",
          "These gain the most from being in the name or the short description.",
        ),
      ],
      205: [
        item(
          205,
          "Test new images on some of your visitors first",
          "Store listing experiments compare up to three variants with the current listing.",
        ),
      ],
      302: [item(302, "Check new SDKs against your answers in the data safety form")],
      303: [item(303, "Increase the version code, and upload the symbols for crash reports")],
      304: [item(304, "Run it on a test track for a few days")],
      401: [item(401, "Update the instructions for reviewers if the sign-in has changed")],
      402: [
        item(
          402,
          "Choose a staged rollout",
          "Start with a small percentage and increase it. You can halt it if crashes go up.",
        ),
      ],
      403: [],
    },
  };
