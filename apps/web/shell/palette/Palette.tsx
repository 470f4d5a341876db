import { useMay, useOpens, useSay, useWords } from '@guanlan/platform/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellStrings } from '../strings.ts'
import { actsNamed, type Choice, type ChoiceGroup, groupsOfFound, offersOf } from './choices.ts'
import styles from './Palette.module.css'
import { PaletteBox } from './PaletteBox.tsx'
import { knownChoices, type OpenGroup } from './pages.ts'
import { useActs } from './use-acts.ts'
import { useFindables } from './use-findables.ts'
import { useFound } from './use-found.ts'

const mostActs = 6

/** Ctrl+K: pages, acts, monitors, labels, views, media and articles by name; a pasted address asks why it is not here. */
export function Palette({
  groups,
  onKeyboard,
  onUndo,
  onClose,
}: {
  groups: readonly OpenGroup[]
  onKeyboard: () => void
  onUndo: () => void
  onClose: () => void
}) {
  const t = useWords(shellStrings)
  const say = useSay()
  const opens = useOpens()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  const words = typed.trim()
  const { found, isAsking, failed } = useFound(words)
  const { kinds, offers, actsKnownAs } = useFindables()
  const { ofScreen, ofFrame } = useActs(onKeyboard, onUndo)
  const { first, pages, last } = useMemo(
    () => knownChoices(groups, words, say, actsKnownAs, may),
    [groups, words, say, actsKnownAs, may],
  )
  const shown = useMemo((): ChoiceGroup[] => {
    const here = { pathname, search }
    const acts = actsNamed(words === '' ? ofScreen : [...ofScreen, ...ofFrame], words, mostActs)
    const help = actsNamed(ofFrame, '', 1)
    return (
      [
        offersOf(offers, words, here, 'first', say),
        ...(words === '' ? [{ key: 'acts', title: t('paletteActs'), choices: acts }] : []),
        { key: 'known', title: t('paletteActs'), choices: first },
        { key: 'pages', title: t('palettePages'), choices: pages },
        ...groupsOfFound(found, kinds, say),
        ...(words === ''
          ? [{ key: 'help', title: t('help'), choices: help }]
          : [{ key: 'acts', title: t('paletteActs'), choices: [...last, ...acts] }]),
        // Enter must not choose them while what is meant is still on its way.
        ...(isAsking ? [] : [offersOf(offers, words, here, 'last', say)]),
      ]
        // What this host would refuse is not offered.
        .map(group => ({
          ...group,
          choices: group.choices.filter(choice => typeof choice.opens !== 'string' || opens(choice.opens)),
        }))
        .filter(({ choices }) => choices.length > 0)
    )
  }, [opens, words, found, isAsking, kinds, offers, first, pages, last, ofScreen, ofFrame, pathname, search, say, t])

  const choose = ({ opens }: Choice) => {
    onClose()
    if (typeof opens === 'string') void navigate(opens)
    // The keys of a screen rest while a dialog is open: the act follows when this one is gone.
    else requestAnimationFrame(opens)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`floating ${styles.palette}`}
      aria-label={t('paletteTitle')}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <PaletteBox typed={typed} onType={setTyped} groups={shown} onChoose={choose} />
      <p className={styles.none} role="status">
        {failed
          ? t('paletteFailed')
          : words !== '' && !isAsking && !shown.some(({ title }) => title !== '') && shown[0]?.key !== 'first'
            ? t('paletteNone', { words })
            : ''}
      </p>
    </dialog>
  )
}
