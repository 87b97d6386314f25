import { item, type Template } from "./template";

export const launchTemplate: Template = {
  key: "launch",
  name: "App launch",
  description: "From the first words of the listing to the first weeks in the App Store.",
  sections: [
    {
      title: "Name and words",
      items: [
        item(
          101,
          "Choose a name of at most 30 characters that says what the app does",
          "Brand first or last, the most important keyword beside it. Say it aloud: people will search for what they heard.",
        ),
        item(
          102,
          "Write a subtitle of at most 30 characters with words the name does not have",
          "Name, subtitle and keyword field are searched together, so a repeated word is a wasted one.",
        ),
        item(
          103,
          "Fill the keyword field: 100 characters, commas without spaces",
          "Leave out words of the name and subtitle, plurals of what is there, the category's name and other apps' brands.",
        ),
        item(
          104,
          "Track the 20 keywords you hope for, and look at who ranks in the top 10",
          "A top 10 full of apps with a hundred thousand ratings is a place for later. Look for narrower terms first.",
        ),
        item(
          105,
          "Write a description whose first three lines stand alone",
          "That is all people see before “more”. The App Store does not search the description: write it for readers.",
        ),
        item(
          106,
          "Write the promotional text (170 characters)",
          "It can be changed at any time without review.",
        ),
        item(
          107,
          "Choose the primary and the secondary category",
          "The primary one decides in which chart you compete. Look at how many downloads its lower ranks need.",
        ),
      ],
    },
    {
      title: "Pictures",
      items: [
        item(
          201,
          "Make an icon of 1024 × 1024 pixels that is read at the size of a fingernail",
          "One shape, few colours, no words. Put it between the icons of your top 10 and look at it from afar.",
        ),
        item(
          202,
          "Make the first three screenshots tell the whole story",
          "They show in search results. One benefit each, in a few large words above the screen it belongs to.",
        ),
        item(
          203,
          "Upload screenshots for the largest iPhone, and for iPad if the app runs there",
          "Smaller sizes are scaled from the largest. Up to ten for each size and language.",
        ),
        item(
          204,
          "Decide on an app preview video of 15 to 30 seconds",
          "It plays without sound: the first seconds must make sense in silence.",
        ),
      ],
    },
    {
      title: "Countries and languages",
      items: [
        item(
          301,
          "Choose the countries to start in",
          "A few where you can answer users in their language beat all at once.",
        ),
        item(
          302,
          "Translate name, subtitle and keywords for each of them",
          "Search terms do not translate word by word: look up what people there search for.",
        ),
        item(303, "Let a native speaker read each listing and the app itself"),
        item(
          304,
          "Set the price and check it in every country's currency",
          "Rounded prices differ from converted ones.",
        ),
      ],
    },
    {
      title: "The build",
      items: [
        item(401, "Test on the oldest device and the oldest system you support"),
        item(
          402,
          "Run a TestFlight test with people who do not know the app",
          "Up to 10,000 testers outside your team; their first build is reviewed too, so plan a day for it.",
        ),
        item(403, "See crash reports and the most important events arrive from a release build"),
        item(404, "Try it offline, on a bad network, in the largest text size and with VoiceOver"),
        item(
          405,
          "Test every purchase and restore in the sandbox",
          "Products must be submitted for review together with the first version that sells them.",
        ),
      ],
    },
    {
      title: "Privacy and contracts",
      items: [
        item(501, "Publish a privacy policy and a support page, and put both addresses into the listing"),
        item(
          502,
          "Answer the App Privacy questions, with those of every SDK inside",
          "Compare them with the privacy manifests in the build: reviewers do.",
        ),
        item(
          503,
          "Let people delete their account inside the app if they can create one there",
          "A link to a web form that finishes it counts; “write us a mail” does not.",
        ),
        item(504, "Answer the age rating, content rights and encryption questions"),
        item(
          505,
          "Sign the agreements, bank and tax forms, and state whether you are a trader in the EU",
          "Paid apps and purchases stay unavailable until these are accepted, which takes days.",
        ),
      ],
    },
    {
      title: "Review",
      items: [
        item(
          601,
          "Give the reviewer a working account and the steps to whatever is hidden",
          "An account that does not expire, with data in it. This is the most common avoidable rejection.",
        ),
        item(602, "Remove placeholder texts, “beta”, other platforms' names and dead links"),
        item(
          603,
          "Submit at least a week before the day, with manual release",
          "Most reviews take a day, but a rejection costs another round.",
        ),
      ],
    },
    {
      title: "The day",
      items: [
        item(
          701,
          "Release in the morning of a day on which the team is there",
          "It can take some hours until every country shows it.",
        ),
        item(702, "Check the listing in every country as a visitor sees it: words, pictures, price"),
        item(703, "Tell your own people first: mailing list, site, social accounts, with a direct link"),
        item(
          704,
          "Offer the story to the press and to App Store editors",
          "Editors want to hear of a launch some weeks before it.",
        ),
      ],
    },
    {
      title: "The first weeks",
      items: [
        item(
          801,
          "Ask for ratings after a success inside the app, never at its start",
          "The system shows its prompt at most three times a year to a person: choose the moment.",
        ),
        item(802, "Answer every review of the first two weeks, the bad ones first"),
        item(
          803,
          "Compare ranks with the day of release after one and after two weeks",
          "New apps move a lot in the first days. Judge keywords once they have settled.",
        ),
        item(804, "Replace keywords that are not in the top 100 after a month", null),
        item(805, "Plan the first update: what reviews ask for, and what the crash reports show"),
      ],
    },
  ],
};
