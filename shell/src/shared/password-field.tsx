import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from "@listwise/shared-ui";
import { useState } from "react";

/** Tells the rules for a new password; the server refuses what breaks them, with its reason. */
export const PASSWORD_RULES =
  "At least 8 characters. Common passwords, your name and your address are refused.";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  autoComplete: "current-password" | "new-password";
}

/** A password, which can be looked at before it is sent. Pasting and password managers work as anywhere. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          label={shown ? "Hide what is typed" : "Show what is typed"}
          icon={<Icon size={16} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
