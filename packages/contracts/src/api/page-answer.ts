/**
 * Attribute of JSON elements with which a page brings the answers to public calls that its first view always makes. The
 * value is the path of the endpoint.
 */
export const PAGE_ANSWER_ATTRIBUTE = "data-answer";
