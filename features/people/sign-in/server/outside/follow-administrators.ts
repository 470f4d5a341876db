/**
 * What administrators of an outside Keycloak do to people. Keycloak tells by itself of sessions that it ends (logout-token.ts), and not of
 * somebody who was disabled or removed, or was given another password: their sessions there are ended from here, and Keycloak tells of those.
 */
import { setTimeout } from 'node:timers'
import type { Database } from '@guanlan/platform/server'
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import type { AskKeycloak } from './keycloak.ts'
import { endAllOf } from './person.ts'

export interface AdministratorsAct {
  /** Milliseconds since 1970, by the clock there. */
  time: number
  operationType: string
  /** `users/ID`, or `users/ID/reset-password`. */
  resourcePath: string
}

const everyMs = 2_000
/** What was done while nobody asked. */
const lookBackMs = 5 * 60_000
const atOnce = 100

/** Whom an act may have to end, and whether somebody who has signed in since stays. Pure; null: nobody. */
export function endingOf({
  operationType,
  resourcePath,
}: AdministratorsAct): { subject: string; by: 'state' | 'password' | 'removal' } | null {
  const [, subject = '', what = ''] = /^users\/([\w-]+)(?:\/([\w-]+))?$/.exec(resourcePath) ?? []
  if (subject === '') return null
  if (operationType === 'UPDATE' && what === '') return { subject, by: 'state' }
  if (operationType === 'DELETE' && what === '') return { subject, by: 'removal' }
  return operationType === 'ACTION' && what === 'reset-password' ? { subject, by: 'password' } : null
}

/** Asks every two seconds. Returns how to stop. @param warn told once of an interface that does not answer, and again after it did */
export function followAdministrators(
  { db, issuer, ask }: { db: Database; issuer: string; ask: AskKeycloak },
  warn: (error: unknown) => void,
): () => void {
  let since = Date.now() - lookBackMs
  let isNotified = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const acts = await ask(keycloak => actsAfter(keycloak, since))
    for (const act of acts) {
      await ask(keycloak => follow(keycloak, act))
      since = act.time
    }
  }
  async function follow(keycloak: KeycloakAdminClient, act: AdministratorsAct): Promise<void> {
    const ending = endingOf(act)
    if (!ending || !(await isToEnd(keycloak, ending, act.time))) return
    if (ending.by !== 'removal') await keycloak.users.logout({ id: ending.subject })
    await endAllOf(db, issuer, ending.subject)
  }
  const again = (): void => {
    if (isOver) return
    timer = setTimeout(
      () =>
        void look()
          .then(
            () => {
              isNotified = false
            },
            error => {
              if (!isNotified) warn(error)
              isNotified = true
            },
          )
          .finally(again),
      everyMs,
    )
    timer.unref()
  }
  again()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Oldest first. */
async function actsAfter(keycloak: KeycloakAdminClient, since: number): Promise<AdministratorsAct[]> {
  const acts: AdministratorsAct[] = []
  for (let first = 0; ; first += atOnce) {
    const page = await keycloak.realms.findAdminEvents({
      realm: keycloak.realmName,
      resourceTypes: 'USER',
      first,
      max: atOnce,
    })
    // Newest first.
    const newer = page.filter(({ time = 0 }) => time > since)
    for (const { time = 0, operationType = '', resourcePath = '' } of newer)
      acts.push({ time, operationType, resourcePath })
    if (newer.length < atOnce) return acts.reverse()
  }
}

async function isToEnd(
  keycloak: KeycloakAdminClient,
  { subject, by }: { subject: string; by: 'state' | 'password' | 'removal' },
  time: number,
): Promise<boolean> {
  if (by === 'removal') return true
  const person = await keycloak.users.findOne({ id: subject })
  if (by === 'state') return person?.enabled === false
  if (!person) return false
  const sessions = await keycloak.users.listSessions({ id: subject })
  // With the new password already.
  return sessions.length === 0 || sessions.some(({ start = 0 }) => start <= time)
}
