import { item, type Template } from "./template";

export const updateTemplate: Template = {
  key: "update",
  name: "App update",
  description: "A new version that keeps ratings and ranks, and gains from what you have learned.",
  sections: [
    {
      title: "Before you write anything",
      items: [
        item(
          101,
          "Note today's ranks, rating and conversion",
          "Without a figure from before, nobody can tell later what the update has done. An export is enough.",
        ),
        item(102, "Read the reviews since the last version and list what comes up more than once"),
        item(
          103,
          "Look up keywords you rank 11 to 30 for",
          "These gain most from a place in the name or subtitle.",
        ),
      ],
    },
    {
      title: "Listing",
      items: [
        item(
          201,
          "Write “What's New” for people: what they can do now that they could not do before",
          "“Bug fixes and improvements” tells nobody anything. Lead with the change that reviews asked for.",
        ),
        item(
          202,
          "Replace keywords that brought nothing; keep those in the top 10",
          "Change a third at a time. Who changes everything learns nothing.",
        ),
        item(203, "Renew the screenshots that show changed screens"),
        item(
          204,
          "Translate the changed texts for every language of the listing",
          "A language that is forgotten shows the old text.",
        ),
        item(
          205,
          "Try new pictures on a part of the visitors first",
          "Product page optimisation compares up to three treatments with the original.",
        ),
      ],
    },
    {
      title: "The build",
      items: [
        item(
          301,
          "Update from the version most people have, with their data, and from the oldest you support",
        ),
        item(302, "Check new SDKs against the App Privacy answers and privacy manifests"),
        item(303, "Raise version and build number, and keep the symbols for crash reports"),
        item(304, "Give it to TestFlight testers for some days"),
        item(305, "Have a way to switch the new part off without another release"),
      ],
    },
    {
      title: "Release",
      items: [
        item(401, "Tell the reviewer what is new and where to find it"),
        item(
          402,
          "Choose the phased release over seven days",
          "1, 2, 5, 10, 20, 50 and 100 percent of automatic updates. It can be paused for up to 30 days in all.",
        ),
        item(
          403,
          "Decide whether to keep the rating summary",
          "Resetting it is worth it only when the old version was bad and the new one is not. It cannot be taken back.",
        ),
        item(404, "Watch crashes and reviews on the first two days before you let it go on"),
      ],
    },
    {
      title: "Afterwards",
      items: [
        item(
          501,
          "Answer the reviews that asked for what you have built",
          "People are told of the answer, and many change their rating.",
        ),
        item(502, "Compare ranks after one and after two weeks with those you noted"),
        item(503, "Write down what worked, for the next update"),
      ],
    },
  ],
};
