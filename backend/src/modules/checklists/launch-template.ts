import { item, type Template } from "./template";

export const launchTemplate: Template = {
  key: "launch",
  name: "App launch",
  description: "From the first draft of your listing to your first weeks in the store.",
  sections: [
    {
      title: "Listing text",
      items: [
        item(
          101,
          "Choose a name of up to 30 characters that says what the app does",
          "Put your brand first or last, next to your most important keyword. Say it aloud: people search for what they hear.",
        ),
        item(
          102,
          "Write a subtitle of up to 30 characters with words that aren't in the name",
          "Name, subtitle and keyword field are searched together, so repeated words waste space.",
        ),
        item(
          103,
          "Fill the keyword field: 100 characters, commas without spaces",
          "Leave out words from the name and subtitle, plurals, the category name and other apps' brands.",
        ),
        item(
          104,
          "Track your 20 target keywords and check who ranks in the top 10",
          "If the top 10 is full of apps with 100,000 ratings, leave it for later and start with narrower terms.",
        ),
        item(
          105,
          "Write a description whose first three lines make sense on their own",
          "That's all people see before “more”. The App Store doesn't search the description, so write it for readers.",
        ),
        item(
          106,
          "Write the promotional text (170 characters)",
          "You can change it at any time without review.",
        ),
        item(
          107,
          "Choose the primary and secondary category",
          "The primary category decides which chart you compete in. Check how many downloads its lower ranks need.",
        ),
      ],
    },
    {
      title: "Images",
      items: [
        item(
          201,
          "Design a 1024 × 1024 pixel icon that is readable at thumbnail size",
          "One shape, few colors, no words. Place it among the icons of your top 10 and view it from a distance.",
        ),
        item(
          202,
          "Make the first three screenshots tell the whole story",
          "They appear in search results. Show one benefit each, in a few large words above the matching screen.",
        ),
        item(
          203,
          "Upload screenshots for the largest iPhone, and for iPad if the app runs there",
          "Smaller sizes are scaled from the largest. Up to ten per size and language.",
        ),
        item(
          204,
          "Decide whether to add a 15 to 30 second app preview video",
          "It plays muted, so the first seconds must work without sound.",
        ),
      ],
    },
    {
      title: "Countries and languages",
      items: [
        item(
          301,
          "Choose your launch countries",
          "A few countries where you can support users in their language beat launching everywhere.",
        ),
        item(
          302,
          "Translate name, subtitle and keywords for each country",
          "Search terms don't translate word for word. Look up what people there search for.",
        ),
        item(303, "Have a native speaker review each listing and the app itself"),
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
        item(401, "Test on the oldest device and OS version you support"),
        item(
          402,
          "Run a TestFlight beta with people who don't know the app",
          "You can invite up to 10,000 testers from outside your team. Their first build is reviewed too, so allow a day.",
        ),
        item(403, "Check that crash reports and key events arrive from a release build"),
        item(404, "Test offline, on a slow network, at the largest text size and with VoiceOver"),
        item(
          405,
          "Test every purchase and restore in the sandbox",
          "Submit products for review together with the first version that sells them.",
        ),
      ],
    },
    {
      title: "Privacy and contracts",
      items: [
        item(501, "Publish a privacy policy and a support page, and add both links to the listing"),
        item(
          502,
          "Answer the App Privacy questions, covering every SDK you use",
          "Compare your answers with the privacy manifests in the build. Reviewers do.",
        ),
        item(
          503,
          "Let people delete their account in the app if they can create one there",
          "A link to a web form that completes the deletion counts; “email us” doesn't.",
        ),
        item(504, "Answer the age rating, content rights and encryption questions"),
        item(
          505,
          "Sign the agreements, complete bank and tax forms, and declare your EU trader status",
          "Paid apps and purchases stay unavailable until these are accepted, which takes days.",
        ),
      ],
    },
    {
      title: "Review",
      items: [
        item(
          601,
          "Give the reviewer a working account and the steps to reach hidden features",
          "Use an account that doesn't expire and has data in it. This is the most common avoidable rejection.",
        ),
        item(602, "Remove placeholder text, “beta”, other platforms' names and dead links"),
        item(
          603,
          "Submit at least a week before launch, with manual release",
          "Most reviews take a day, but a rejection costs another round.",
        ),
      ],
    },
    {
      title: "Launch day",
      items: [
        item(
          701,
          "Release in the morning, on a day when your team is available",
          "It can take a few hours to appear in every country.",
        ),
        item(702, "Check the live listing in every country: text, images, price"),
        item(703, "Tell your own audience first, with a direct link: mailing list, website, social accounts"),
        item(
          704,
          "Pitch your story to the press and to App Store editors",
          "Editors want to hear about a launch a few weeks ahead.",
        ),
      ],
    },
    {
      title: "First weeks",
      items: [
        item(
          801,
          "Ask for ratings after a success in the app, never when it opens",
          "The system prompt appears at most three times a year per person, so choose the moment well.",
        ),
        item(802, "Reply to every review of the first two weeks, starting with the bad ones"),
        item(
          803,
          "Compare ranks with release day after one week and after two",
          "New apps move a lot in the first days. Judge keywords once ranks have settled.",
        ),
        item(804, "Replace keywords that are not in the top 100 after a month", null),
        item(805, "Plan the first update around what reviews ask for and crash reports show"),
      ],
    },
  ],
};
