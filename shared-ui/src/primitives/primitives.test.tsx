import { screen } from "@testing-library/react";
import { useState } from "react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { Badge } from "./badge";
import { Button, IconButton } from "./button";
import { Card } from "./card";
import { Checkbox, Switch } from "./checkbox";
import { Chip } from "./chip";
import { LinkButton } from "./link-button";
import { Notice } from "./notice";
import { ProgressBar } from "./progress-bar";
import { SearchField } from "./search-field";
import { SegmentedControl } from "./segmented-control";
import { SelectField } from "./select-field";
import { Loading, SkeletonCard } from "./skeleton";
import { Tabs } from "./tabs";
import { TextAreaField, TextField } from "./text-field";

const options = [
  { value: "us", label: "United States" },
  { value: "de", label: "Germany" },
];

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(
    <Card title="Everything" description="In one card" actions={<Button variant="primary">Save</Button>}>
      <IconButton label="Settings" icon={<svg />} />
      <LinkButton to="/pricing">Pricing</LinkButton>
      <TextField label="Email" hint="Your work address" required />
      <TextAreaField label="Notes" error="Too long" />
      <SelectField label="Country" options={options} />
      <SearchField label="Search apps" value="weather" onChange={() => {}} />
      <Checkbox label="Remember me" hint="For 30 days" />
      <Switch label="High contrast" />
      <SegmentedControl label="Range" options={options} value="us" onChange={() => {}} />
      <Chip selected>All</Chip>
      <Badge tone="success">Active</Badge>
      <Notice tone="danger">It failed</Notice>
      <ProgressBar label="Keywords" value={3} max={10} text="3 of 10" />
      <Tabs label="Details" tabs={options} value="us" onChange={() => {}}>
        Panel
      </Tabs>
      <Loading>
        <SkeletonCard imageHeight="4rem" />
      </Loading>
    </Card>,
  );
  await expectNoViolations(container);
});

test("a busy button keeps its name and ignores clicks", async () => {
  const onClick = jest.fn();
  const { user } = renderWithProviders(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onClick).not.toHaveBeenCalled();
});

test("a busy submit button does not submit again", async () => {
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  const { user } = renderWithProviders(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a field's error is linked to its input and replaces the hint", () => {
  renderWithProviders(<TextField label="Password" hint="8 characters" error="Too short" />);
  const input = screen.getByLabelText("Password");
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Too short");
  expect(screen.queryByText("8 characters")).not.toBeInTheDocument();
});

test("clearing the search empties it and keeps focus there", async () => {
  function Search() {
    const [value, setValue] = useState("weather");
    return <SearchField label="Search apps" value={value} onChange={setValue} />;
  }
  const { user } = renderWithProviders(<Search />);
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(screen.getByRole("searchbox", { name: "Search apps" })).toHaveValue("");
  expect(screen.getByRole("searchbox", { name: "Search apps" })).toHaveFocus();
});

test("arrow keys move through the tabs, wrap around, and skip disabled ones", async () => {
  const tabs = [
    { value: "a", label: "A" },
    { value: "b", label: "B", disabled: true },
    { value: "c", label: "C" },
  ];
  function Example() {
    const [value, setValue] = useState("a");
    return (
      <Tabs label="Letters" tabs={tabs} value={value} onChange={setValue}>
        Panel {value}
      </Tabs>
    );
  }
  const { user } = renderWithProviders(<Example />);
  await user.click(screen.getByRole("tab", { name: "A" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "C" })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "C" })).toHaveTextContent("Panel c");
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "A" })).toHaveAttribute("aria-selected", "true");
});
