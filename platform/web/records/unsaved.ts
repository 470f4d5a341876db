/** Nobody loses what they wrote by a click: one register of what is unsaved, which everything that leaves a screen asks. */
import { useEffect, useId } from 'react'
import { dropFromTab } from '../kept/kept-in-tab.ts'
import { translator } from '../language/words.ts'
import { confirm } from '../parts/Confirm.tsx'
import { partStrings } from '../parts/strings.ts'
import { useAppearance } from '../theme/appearance.ts'

const unsaved = new Set<string>()

/** Whether something is written that is not saved. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** True at once when nothing is unsaved; else the reader is asked. Call it before code changes the address or the open record. */
export async function mayGo(): Promise<boolean> {
  if (unsaved.size === 0) return true
  const t = translator(partStrings, useAppearance.getState().locale)
  const goes = await confirm({ title: t('leaveTitle'), loss: t('leaveLoss'), act: t('leaveAct') })
  if (goes) dropFromTab('draft.')
  return goes
}

/**
 * While `isDirty` holds, links anywhere in the product and closing the window ask first. The browser's own back button
 * cannot be held back by an address after the hash.
 */
export function useUnsaved(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    if (unsaved.size === 1) guard()
    return () => {
      unsaved.delete(id)
      if (unsaved.size === 0) unguard()
    }
  }, [id, isDirty])
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
