/** What people see and change of themselves: name, look of the product, the sessions they are signed in with. */
import { Empty, locales } from '@guanlan/platform/contract'
import { z } from 'zod'

export const Theme = z.enum(['phantom-blue', 'business-blue', 'clear-sky-blue', 'steady-grey', 'koi-red', 'jade-green'])

/** Kept with the account; a device where something else was chosen keeps its own. */
export const Appearance = z.object({
  locale: z.enum(locales),
  theme: Theme,
  brightness: z.enum(['system', 'light', 'dark']).default('light').describe('system: as the device says'),
  density: z.enum(['comfortable', 'compact']),
})
export type Appearance = z.infer<typeof Appearance>

export const OpenSession = z.object({
  id: z.string(),
  /** What the browser calls itself. */
  browser: z.string().nullable(),
  /** Network address of its newest use. */
  address: z.string(),
  /** Under which host name of the product. */
  host: z.string(),
  beganAt: z.string(),
  /** To five minutes: an access token is believed without asking again. */
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const personCalls = {
  /** Under /session, as the password: where the cookie travels by which the browser is known. */
  sessions: {
    method: 'GET',
    path: '/session/list',
    access: 'signedIn',
    summary: 'Where one is signed in, newest use first; null: an outside identity provider keeps it',
    reply: z.array(OpenSession).nullable(),
  },
  endSession: {
    method: 'DELETE',
    path: '/session/list/{id}',
    access: 'signedIn',
    summary: 'End one of one’s sessions, everywhere and within a second',
    params: z.object({ id: z.string().min(1).max(100) }),
    reply: Empty,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/session/endOthers',
    access: 'signedIn',
    summary: 'End all of one’s sessions but this one',
    reply: z.object({ ended: z.number().int() }),
  },
  changeProfile: {
    method: 'PUT',
    path: '/inews/user/profile',
    access: 'signedIn',
    summary: 'Change one’s own name',
    body: z.object({
      userName: z.string().trim().min(2, 'signIn.nameLength').max(50, 'signIn.nameLength'),
    }),
    reply: Empty,
  },
  changeAppearance: {
    method: 'PUT',
    path: '/inews/user/appearance',
    access: 'signedIn',
    summary: 'Language, theme and density on devices that have no choice of their own',
    body: Appearance,
    reply: Empty,
  },
} as const
