import { item, type Template } from "./template";

export const updateTemplate: Template = {
  key: "update",
  name: "App update",
  description: "Ship a new version that keeps your ratings and ranks and builds on what you've learned.",
  sections: [
    {
      title: "Before you write anything",
      items: [
        item(
          101,
          "Note today's ranks, rating and conversion",
          "Without a baseline, you can't tell later what the update changed. An export is enough.",
        ),
        item(102, "Read the reviews since the last version and list what comes up more than once"),
        item(
          103,
          "Look up keywords you rank 11 to 30 for",
          "These gain the most from being in the name or subtitle.",
        ),
      ],
    },
    {
      title: "Listing",
      items: [
        item(
          201,
          "Write “What's New” for users: what they can do now that they couldn't do before",
          "“Bug fixes and improvements” says nothing. Lead with the change that reviews asked for.",
        ),
        item(
          202,
          "Replace keywords without results; keep those in the top 10",
          "Change a third at a time. If you change everything, you learn nothing.",
        ),
        item(203, "Update screenshots of screens that have changed"),
        item(
          204,
          "Translate the changed text into every language of the listing",
          "Languages you forget keep showing the old text.",
        ),
        item(
          205,
          "Test new images on some of your visitors first",
          "Product page optimization compares up to three treatments with the original.",
        ),
      ],
    },
    {
      title: "The build",
      items: [
        item(
          301,
          "Test updating with existing data from the most common version and from the oldest you support",
        ),
        item(302, "Check new SDKs against your App Privacy answers and privacy manifests"),
        item(303, "Increase the version and build numbers, and keep the symbols for crash reports"),
        item(304, "Run it with TestFlight testers for a few days"),
        item(305, "Make sure you can turn off the new feature without another release"),
      ],
    },
    {
      title: "Release",
      items: [
        item(401, "Tell the reviewer what is new and where to find it"),
        item(
          402,
          "Choose the phased release over seven days",
          "1, 2, 5, 10, 20, 50 and 100 percent of automatic updates. You can pause it for up to 30 days in total.",
        ),
        item(
          403,
          "Decide whether to keep the rating summary",
          "Reset it only if the old version was bad and the new one isn't. You can't undo it.",
        ),
        item(404, "Watch crashes and reviews for the first two days before you continue the rollout"),
      ],
    },
    {
      title: "After the release",
      items: [
        item(
          501,
          "Reply to reviews that asked for what you've built",
          "Reviewers are notified of your reply, and many change their rating.",
        ),
        item(502, "Compare ranks with your baseline after one week and after two"),
        item(503, "Write down what worked, for the next update"),
      ],
    },
  ],
};
