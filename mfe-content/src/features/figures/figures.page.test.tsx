import { FIGURES } from "@listwise/aso-core/figures";
import { calibrationEndpoints } from "@listwise/contracts/keywords";
import { answerWith, failWith, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { FiguresPage } from "./figures.page";

const server = startApiServer();
const outcomes = answerWith(calibrationEndpoints.chance, {
  success: true,
  data: [
    { from: 0, to: 19, observations: null, reached: null },
    { from: 60, to: 79, observations: 44, reached: 52 },
  ],
  firstDay: "2025-08-01",
});

beforeEach(() => server.use(outcomes));

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

test("the chance is compared with what happened; a failure offers to try again", async () => {
  server.use(failWith(calibrationEndpoints.chance, "INTERNAL", "Something went wrong"));
  const { container, user } = renderPage(<FiguresPage />, { path: "/help/figures" });
  const chance = within(container.querySelector<HTMLElement>("#chance") ?? container);
  const retry = await chance.findByRole("button", { name: "Retry" });
  server.resetHandlers();
  server.use(outcomes);
  await user.click(retry);
  expect(
    await chance.findByText("Chance 60–79: 44 outside the top 10, 52% reached it within 60 days"),
  ).toBeVisible();
  expect(chance.getByText(/^Recorded daily since August 1, 2025/)).toBeVisible();
  expect(chance.getAllByRole("listitem")).toHaveLength(1);
});
