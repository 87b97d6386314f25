import { render, screen, waitFor } from "@testing-library/react";

test.each([
  ["a query", () => screen.getByText("absent")],
  ["a search", () => screen.findByText("absent", undefined, { timeout: 60 })],
  ["a wait", () => waitFor(() => screen.getByText("absent"), { timeout: 60 })],
])("%s without a result prints the document once", async (_, find) => {
  render(<p>present</p>);
  const failure: unknown = await Promise.resolve()
    .then(find)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining("Unable to find an element") });
  expect(String(failure).match(/present/g)).toHaveLength(1);
});
