import type { Faq } from "@listwise/contracts/content";
import { ChevronDownIcon, Link, LinkIcon } from "@listwise/shared-ui";
import { getFaqAnchor } from "../../shared/faq.api";

interface QuestionProps {
  faq: Faq;
  open: boolean;
  onToggle: () => void;
  /** Address of the question with the current filters. */
  href: string;
}

export function Question({ faq, open, onToggle, href }: QuestionProps) {
  const anchor = getFaqAnchor(faq.id);
  return (
    <div className="doc-question" id={anchor}>
      <h3>
        <button
          className="doc-toggle"
          type="button"
          id={`${anchor}-question`}
          aria-expanded={open}
          aria-controls={`${anchor}-answer`}
          onClick={onToggle}
        >
          {faq.question}
          <ChevronDownIcon size={18} aria-hidden="true" />
        </button>
      </h3>
      <div
        className="doc-answer"
        id={`${anchor}-answer`}
        role="region"
        aria-labelledby={`${anchor}-question`}
        hidden={!open}
      >
        <p>{faq.answer}</p>
        <Link to={href} aria-label={`Link to this question: ${faq.question}`}>
          <LinkIcon size={13} aria-hidden="true" />
          Link to this question
        </Link>
      </div>
    </div>
  );
}
