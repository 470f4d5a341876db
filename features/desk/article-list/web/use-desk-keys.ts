import { briefStrings } from '@guanlan/features/handling/briefs/strings'
import { clippingStrings } from '@guanlan/features/handling/clippings/strings'
import { warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { useKeys, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import type { KeyActs } from './acts/use-key-acts.ts'

export interface DeskActs extends KeyActs {
  step: (by: 1 | -1) => void
  openCurrent: () => void
  selectCurrent: () => void
  selectToCurrent: () => void
  mark: () => void
  correct: () => void
  correctStories: () => void
  /** Absent where nothing waits above the list, and no tree stands beside it. */
  showNew?: () => void
  /** Absent where articles are of no monitor. */
  exclude?: () => void
  searchTree?: () => void
  foldTree?: () => void
  foldReading: () => void
  /** Reads in full screen, and back. */
  full: () => void
  /** The menu of acts, on the row under the keyboard. */
  menu: () => void
  close: () => void
}

/** Every act of the desk by its key, with the words of the keyboard help. */
export function useDeskKeys(acts: DeskActs): void {
  const t = useWords(strings)
  const w = useWords(warningStrings)
  const b = useWords(briefStrings)
  const m = useWords(clippingStrings)
  useKeys(t('keysOfDesk'), [
    { key: 'j', text: t('keyNext'), run: () => acts.step(1) },
    { key: 'k', text: t('keyPrevious'), run: () => acts.step(-1) },
    { key: 'o', text: t('keyOpen'), run: acts.openCurrent },
    { key: 'Enter', text: t('keyOpen'), run: acts.openCurrent },
    { key: 'x', text: t('keySelect'), run: acts.selectCurrent },
    { key: 'X', shown: ['Shift', 'X'], text: t('keySelectRange'), run: acts.selectToCurrent },
    { key: 'r', text: t('keyRead'), run: acts.mark },
    { key: 's', text: t('keyCorrect'), run: acts.correct },
    { key: 'S', shown: ['Shift', 'S'], text: t('keyCorrectStory'), run: acts.correctStories },
    ...(acts.exclude ? [{ key: 'e', text: t('keyExclude'), run: acts.exclude }] : []),
    { key: 'l', text: t('keyLabel'), run: acts.label },
    { key: 'f', text: t('keyFavourite'), run: acts.favour },
    { key: 'm', text: t('keyMonitors'), run: acts.monitors },
    { key: 'a', text: t('keyHandOver'), run: acts.handOver },
    { key: 'v', text: t('keyReview'), run: acts.review },
    { key: 'b', text: m('toMaterial'), run: acts.material },
    { key: 'B', shown: ['Shift', 'B'], text: b('brief'), run: acts.brief },
    { key: 'c', text: t('keyNote'), run: acts.note },
    { key: 't', text: t('keyTranslate'), run: acts.translate },
    { key: 'E', shown: ['Shift', 'E'], text: t('keyEdit'), run: acts.edit },
    { key: 'w', text: w('ruleOfThis'), run: acts.warn },
    { key: '#', text: t('keyRemove'), run: acts.remove },
    ...Array.from({ length: 9 }, (_, place) => ({
      key: String(place + 1),
      shown: ['1–9'],
      text: t('keyOwnLabel'),
      run: () => acts.ownLabel(place),
    })),
    ...(acts.showNew ? [{ key: 'n', text: t('keyShowNew'), run: acts.showNew }] : []),
    ...(acts.searchTree ? [{ key: '/', text: t('keyFilterTree'), run: acts.searchTree }] : []),
    ...(acts.foldTree ? [{ key: '[', text: t('keyFoldTree'), run: acts.foldTree }] : []),
    { key: ']', text: t('keyFoldReading'), run: acts.foldReading },
    { key: 'ContextMenu', shown: ['Shift', 'F10'], text: t('keyMenu'), run: acts.menu },
    { key: 'F10', shown: ['Shift', 'F10'], text: t('keyMenu'), run: event => event.shiftKey && acts.menu() },
    { key: 'z', text: t('keyFull'), run: acts.full },
    { key: 'Escape', shown: ['Esc'], text: t('keyClose'), run: acts.close },
  ])
}
