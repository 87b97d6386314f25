import { ChevronDownIcon, LinkButton } from "@listwise/shared-ui";
import { Centre, Questions } from "./home.styles";
import { Section } from "../../shared/section";

const questions = [
  {
    question: "Where do the ranks come from?",
    answer:
      "From the store's search. For each keyword and country the search is run, and the place of your app among the first 200 results is written down with its time and source.",
  },
  {
    question: "What does >200 mean?",
    answer:
      "The search was run and your app was not among the first 200 results. A keyword that was never checked says so instead; the two are never mixed up.",
  },
  {
    question: "Do I need access to the app's developer account?",
    answer: "No. Public listings are enough, so you can follow any app, your competitors' included.",
  },
  {
    question: "What does it cost?",
    answer:
      "A new account starts on the free plan and needs no payment details. Larger plans and all their limits stand on the pricing page, which also says whether this site takes payments at all.",
  },
  {
    question: "What happens when a plan's limit is reached?",
    answer:
      "What you have tracked stays. Adding more is refused until something is removed, the counter starts again or the plan is changed. The limits page shows how much is left.",
  },
];

export function Faq() {
  return (
    <Section id="faq" title="Questions, answered" lead="The short version. The FAQ has the rest." raised>
      <Questions>
        {questions.map(({ question, answer }) => (
          <details key={question} name="home-faq">
            <summary>
              {question}
              <ChevronDownIcon size={18} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
      <Centre>
        <LinkButton to="/faq">Read the FAQ</LinkButton>
      </Centre>
    </Section>
  );
}
