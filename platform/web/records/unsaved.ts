/** The register of unsaved work. Everything that leaves a screen asks it first, so that a click never loses what was written. */
import { useEffect, useId, useRef } from 'react'
import { dropFromTab } from '../browser-storage/tab-storage.ts'
import { translator } from '../language/words.ts'
import { confirm } from '../parts/Confirm.tsx'
import { partStrings } from '../parts/strings.ts'
import { useAppearance } from '../theme/appearance.ts'

interface Unsaved {
  /** The tab keeps it (`draft.…`): screens behind the one in front lose nothing. */
  isKept: boolean
  /** Gives it up. */
  discard: () => void
}
const unsaved = new Map<string, Unsaved>()

/** Whether something is written that is not saved. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** True at once when nothing is unsaved; else the reader is asked. Call it before code changes the address or the open record. */
export async function mayGo(): Promise<boolean> {
  if (unsaved.size === 0) return true
  const t = translator(partStrings, useAppearance.getState().locale)
  const goes = await confirm({ title: t('leaveTitle'), loss: t('leaveLoss'), act: t('leaveAct') })
  if (!goes) return false
  for (const { discard } of unsaved.values()) discard()
  dropFromTab('draft.')
  return true
}

/**
 * While `isDirty` holds, links anywhere in the product and closing the window ask first; a link to another open screen (`data-keeps`)
 * does not, when all that is unsaved is kept by the tab. The browser's own back button cannot be held back by an address after the hash.
 */
export function useUnsaved(
  isDirty: boolean,
  { isKept: isStored = false, discard = () => {} }: Partial<Unsaved> = {},
): void {
  const id = useId()
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(() => {
    if (!isDirty) return
    unsaved.set(id, { isKept: isStored, discard: () => latest.current() })
    if (unsaved.size === 1) guard()
    return () => {
      unsaved.delete(id)
      if (unsaved.size === 0) unguard()
    }
  }, [id, isDirty, isStored])
}

function guard(): void {
  document.addEventListener('click', onClick, true)
  addEventListener('beforeunload', onUnload)
}
function unguard(): void {
  document.removeEventListener('click', onClick, true)
  removeEventListener('beforeunload', onUnload)
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="#/"]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!link || opensElsewhere || link.getAttribute('target') === '_blank') return
  if (link.hasAttribute('data-keeps') && [...unsaved.values()].every(({ isKept: isStored }) => isStored)) return
  event.preventDefault()
  event.stopPropagation()
  const to = link.getAttribute('href') ?? ''
  void mayGo().then(yes => {
    if (yes) location.hash = to
  })
}
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
