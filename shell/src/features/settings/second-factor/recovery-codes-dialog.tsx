import {
  Button,
  CopyButton,
  Dialog,
  DownloadIcon,
  FileTextIcon,
  Notice,
  Row,
  saveFile,
  Stack,
} from "@listwise/shared-ui";
import styled from "styled-components";
import type { NewCodes } from "./factor-card";

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--lw-space-2) var(--lw-space-4);
  margin: 0;
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-sunken);
  list-style: none;
`;

const OnScreen = styled(Row)`
  @media print {
    display: none;
  }
`;

function createFile(codes: readonly string[]): Blob {
  const lines = [`Recovery codes for ${window.location.host}`, "Each code works once.", "", ...codes, ""];
  return new Blob([lines.join("\n")], { type: "text/plain" });
}

interface RecoveryCodesDialogProps {
  /** Codes to show; `null` closes the dialog. */
  made: NewCodes | null;
  onClose: () => void;
}

/** Shows new recovery codes; they cannot be shown again. */
export function RecoveryCodesDialog({ made, onClose }: RecoveryCodesDialogProps) {
  const codes = made?.codes;
  return (
    <Dialog
      open={made !== null}
      onOpenChange={(open) => !open && onClose()}
      readFirst
      title="Save your recovery codes"
      description={`Each code signs you in to ${window.location.host} once when you lose your device.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          I saved my codes
        </Button>
      }
    >
      <Stack $gap={4}>
        {made?.isFirst && (
          <Notice tone="success" title="Two-factor authentication is on">
            Your other sessions were signed out.
          </Notice>
        )}
        <Notice tone="warning">
          We can't show them again. Store them with your passwords, but not on the same device.
        </Notice>
        <Codes aria-label="Recovery codes">
          {codes?.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        {codes && (
          <OnScreen>
            <CopyButton size="sm" text={codes.join("\n")} what="Codes" />
            <Button
              size="sm"
              icon={<DownloadIcon size={14} />}
              onClick={() => saveFile("listwise-recovery-codes.txt", createFile(codes))}
            >
              Download
            </Button>
            <Button size="sm" icon={<FileTextIcon size={14} />} onClick={() => window.print()}>
              Print
            </Button>
          </OnScreen>
        )}
      </Stack>
    </Dialog>
  );
}
