import { ChevronDownIcon, LinkButton } from "@listwise/shared-ui";
import { Section } from "../../shared/section";

const questions = [
  {
    question: "Where do the ranks come from?",
    answer:
      "From the store's search. We run it for each keyword and country, and record your app's position in the first 200 results with the time and source.",
  },
  {
    question: "What does >200 mean?",
    answer:
      "The keyword was checked, and your app isn't in the first 200 results. A keyword that has never been checked shows no rank, so you can tell the two apart.",
  },
  {
    question: "Do I need access to the app's developer account?",
    answer: "No. Public listings are enough, so you can track any app, including your competitors'.",
  },
  {
    question: "What does it cost?",
    answer:
      "New accounts start on the free plan and need no payment details. The pricing page lists all plans with their limits, and tells you whether this site takes payments.",
  },
  {
    question: "What happens when I reach a limit?",
    answer:
      "Everything you track stays. You can't add more until you remove something, the counter resets or your plan changes. The limits page shows how much is left.",
  },
];

export function Faq() {
  return (
    <Section id="faq" title="Questions, answered" lead="The short version. For more, see the FAQ." raised>
      <div className="doc-home-questions">
        {questions.map(({ question, answer }) => (
          <details key={question} name="home-faq">
            <summary>
              {question}
              <ChevronDownIcon size={18} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div className="doc-home-centered">
        <LinkButton to="/faq">Read the FAQ</LinkButton>
      </div>
    </Section>
  );
}
