import { fireEvent, screen } from "@testing-library/react";
import { renderWithProviders } from "../testing";
import { Tabs } from "./tabs";

test("a tab list reports on which sides it hides tabs", () => {
  jest.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(500);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  const tabs = [{ value: "overview", label: "Overview" }];
  renderWithProviders(
    <Tabs label="App details" tabs={tabs} value="overview" onChange={() => {}}>
      Panel
    </Tabs>,
  );
  const list = screen.getByRole("tablist");
  const scrollTo = (left: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  expect(list).toHaveAttribute("data-hidden", "end");
  scrollTo(100);
  expect(list).toHaveAttribute("data-hidden", "start end");
  scrollTo(200);
  expect(list).toHaveAttribute("data-hidden", "start");
});
