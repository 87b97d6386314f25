import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, useNavigate } from "react-router-dom";
import { MobileMenu } from "./mobile-menu";

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <MobileMenu>
        <Link to="/keywords">Keywords</Link>
        <Link to="/rankings">Rankings</Link>
        <button type="button" onClick={() => void navigate("?for=all", { replace: true })}>
          Complete the address
        </button>
      </MobileMenu>
      <button type="button" onClick={() => void navigate("/elsewhere")}>
        Leave
      </button>
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={["/keywords"]}>
      <Page />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  return user;
};

test("stays open while the page's address is completed", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Complete the address" }));
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
});

test.each(["Keywords", "Rankings"])("closes when the entry %s is followed from /keywords", async (name) => {
  const user = await open();
  await user.click(screen.getByRole("link", { name }));
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});

test("closes when the page changes", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.getByRole("button", { name: "Open menu" })).toBeInTheDocument();
});
