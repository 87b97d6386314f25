import { FIGURES } from "@listwise/aso-core/figures";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { FiguresPage } from "./figures.page";

test("defines every figure at its anchor, without accessibility violations", async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const { container } = renderPage(<FiguresPage />, {
    path: "/help/figures",
    at: "/help/figures#visibility",
  });
  for (const [id, { label, formula }] of Object.entries(FIGURES)) {
    const article = container.querySelector<HTMLElement>(`#${id}`);
    expect(article).toHaveTextContent(formula);
    const link = within(article ?? container).getByRole("link", { name: label });
    expect(link).toHaveAttribute("href", `/help/figures#${id}`);
  }
  expect(scroll.mock.contexts).toEqual([container.querySelector("#visibility")]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("How figures are computed");
  await expectNoViolations(container);
});
