import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProvenanceNote } from "../composites/provenance-note";
import { expectNoViolations } from "../testing";
import { CountryChip } from "./country-chip";
import { CountryField } from "./country-field";
import { sortCountries } from "./sort-countries";
import { setStoreSource, type ListingSource } from "./store-source";
import { UncoveredNotice } from "./uncovered-notice";

const DATASET: ListingSource = {
  kind: "dataset",
  label: "Data set of December 2017",
  live: false,
  capturedAt: "2017-12-15T00:00:00.000Z",
  storefronts: ["us"],
};
const options = [
  { value: "", label: "All countries" },
  { value: "de", label: "Germany" },
  { value: "us", label: "United States" },
];

afterEach(() => act(() => setStoreSource(null)));

test("a select lists countries that the source lacks last, disabled and with the reason", async () => {
  setStoreSource(DATASET);
  const { container } = render(<CountryField label="Country" options={options} defaultValue="us" />);
  await expectNoViolations(container);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "All countries",
    "United States",
    "Germany",
  ]);
  const group = screen.getByRole("group", { name: "Not in the data set of December 2017" });
  expect(within(group).getByRole("option", { name: "Germany" })).toBeDisabled();
});

test("without a known source every country can be selected", () => {
  render(<CountryField label="Country" options={options} defaultValue="us" />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Germany" })).toBeEnabled();
});

test("a chip of a country that the source lacks says why and does nothing", async () => {
  setStoreSource(DATASET);
  const onClick = jest.fn();
  const { container } = render(
    <CountryChip country="de" onClick={onClick}>
      Germany
    </CountryChip>,
  );
  await expectNoViolations(container);
  const chip = screen.getByRole("button", { name: "Germany" });
  expect(chip).toHaveAccessibleDescription(
    "The data set of December 2017 doesn't cover Germany. It covers: United States.",
  );
  await userEvent.click(chip);
  expect(onClick).not.toHaveBeenCalled();
  act(() => setStoreSource({ ...DATASET, label: "App Store", live: true, storefronts: null }));
  await userEvent.click(screen.getByRole("button", { name: "Germany" }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("covered countries come first", () => {
  expect(sortCountries(["de", "us", "fr"], DATASET)).toEqual(["us", "de", "fr"]);
  expect(sortCountries(["de", "us"], null)).toEqual(["de", "us"]);
});

test("a note names the data set with the date of its data, not of the fetch", () => {
  setStoreSource(DATASET);
  render(<ProvenanceNote source="dataset" fetchedAt="2026-11-22T10:00:00Z" />);
  expect(screen.getByText(/Data set of December 2017/)).toHaveTextContent("as of December 15, 2017");
});

test("a note of a data set without a date says so", () => {
  setStoreSource({ ...DATASET, label: "Data set", capturedAt: null });
  const { rerender } = render(<ProvenanceNote source="dataset" fetchedAt={null} />);
  expect(screen.getByText(/Data set/)).toHaveTextContent("Data set · date of the data unknown");
  // The time of a rank's check isn't the date of the data.
  rerender(<ProvenanceNote source="dataset" fetchedAt="2026-11-22T10:00:00Z" />);
  expect(screen.getByText(/Data set/)).toHaveTextContent("Data set · date of the data unknown");
});

test("a note of a dated data set still says that nothing was checked", () => {
  setStoreSource(DATASET);
  render(<ProvenanceNote source="dataset" fetchedAt={null} />);
  expect(screen.getByText(/Data set/)).toHaveTextContent("not checked yet");
});

test("a note of another source keeps its own name and time", () => {
  setStoreSource(DATASET);
  render(<ProvenanceNote source="apple-ads" fetchedAt="2026-11-22T10:00:00Z" />);
  expect(screen.getByText(/Apple Ads/)).toHaveTextContent(/as of Nov 22, 2026/);
});

test("a notice about a country that the source lacks offers the covered ones", async () => {
  setStoreSource({ ...DATASET, storefronts: ["us", "gb"] });
  const onChoose = jest.fn();
  const { container, rerender } = render(<UncoveredNotice country="de" onChoose={onChoose} />);
  await expectNoViolations(container);
  expect(screen.getByRole("status")).toHaveTextContent("doesn't cover Germany");
  const group = within(screen.getByRole("group", { name: "Covered countries" }));
  expect(group.getAllByRole("button")).toHaveLength(2);
  await userEvent.click(group.getByRole("button", { name: "United Kingdom" }));
  expect(onChoose).toHaveBeenCalledWith("gb");

  rerender(<UncoveredNotice country="us" onChoose={onChoose} />);
  expect(container).toBeEmptyDOMElement();
});
