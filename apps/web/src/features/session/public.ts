// What other features may use of this one.

export { phoneProblem, sentPhone } from './login-form.ts'
export { CodeEntry } from './parts/code-entry.tsx'
export { NewPasswordFields } from './parts/new-password-fields.tsx'
export { PhoneField } from './parts/phone-field.tsx'
export { RuleList } from './parts/rule-list.tsx'
export { SecretField } from './parts/secret-field.tsx'
export { SendCodeButton } from './parts/send-code-button.tsx'
export { StepsBar } from './parts/steps-bar.tsx'
export { newPasswordProblem } from './password-rules.ts'
export { codeProblem, typedEmailProblem } from './register-form.ts'
export { useCodeRequest } from './use-code-request.ts'
export { useDiallingCode } from './use-dialling-code.ts'
