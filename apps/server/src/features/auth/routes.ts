// Wire calls of registering, logging in, sessions and login passwords.

import type { Handlers } from '@fairtick/wire/handler'
import { askCode } from './ask-code.ts'
import { changeEmail, changePhone } from './change-contact.ts'
import { changePassword } from './change-password.ts'
import type { AuthDependencies } from './dependencies.ts'
import { logout, readSessions, revokeSessions } from './end-sessions.ts'
import { findPassword } from './find-password.ts'
import { login } from './login.ts'
import { askLoginPasskey, loginByPasskey } from './login-by-passkey.ts'
import { createLoginLanes } from './login-lanes.ts'
import { register } from './register.ts'

export function authRoutes(
  dependencies: AuthDependencies,
): Handlers<
  | 'verificationCode'
  | 'register'
  | 'login'
  | 'askLoginPasskey'
  | 'loginByPasskey'
  | 'logout'
  | 'sessions'
  | 'revokeSessions'
  | 'findPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'changePhone'
> {
  const lanes = createLoginLanes()
  return {
    verificationCode: ({ body }, context) => askCode(dependencies, body, context),
    register: ({ body }, context) => register(dependencies, body, context),
    login: ({ body }, context) => login({ ...dependencies, lanes }, body, context),
    askLoginPasskey: () => askLoginPasskey(dependencies),
    loginByPasskey: ({ body }, context) => loginByPasskey(dependencies, body, context),
    logout: (_, context) => logout(dependencies, context),
    sessions: (_, context) => readSessions(dependencies, context),
    revokeSessions: ({ body }, context) => revokeSessions(dependencies, body, context),
    findPassword: ({ body }, context) => findPassword(dependencies, body, context),
    changePassword: ({ body }, context) => changePassword(dependencies, body, context),
    changeEmail: ({ body }, context) => changeEmail(dependencies, body, context),
    changePhone: ({ body }, context) => changePhone(dependencies, body, context),
  }
}
