import { IconButton, Kbd, type KeyBinding, useSay, useShownKeys, useWords } from '@guanlan/platform/web'
import { Fragment, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOfHelp } from '../help/address.ts'
import type { AreaMenu } from '../sitemap/menus.ts'
import styles from './KeyboardHelp.module.css'
import { goLetters } from './keys.ts'
import { shellStrings } from './strings.ts'

/** More lines than this stand in two columns, so that a laptop shows all at once. */
const mostInColumn = 16

/** The ways to do one thing: keys that are pressed together, or others that do the same. */
type Line = readonly [ways: readonly (readonly string[])[], text: string]

/** `?`: the keys of the frame and of the screen in front. */
export function KeyboardHelp({ menus, onClose }: { menus: readonly AreaMenu[]; onClose: () => void }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const everywhere: Line[] = [
    [[['Ctrl', 'K']], t('keyPalette')],
    [[['?']], t('keyHelp')],
    [[['U']], t('keyUndo')],
  ]
  const shown = useShownKeys()
  const go = Object.entries(goLetters).flatMap(([letter, id]): Line[] => {
    const menu = menus.find(each => each.area.id === id)
    return menu ? [[[['G', letter.toUpperCase()]], say(menu.area.title)]] : []
  })
  return (
    <dialog ref={dialog} className={`floating ${styles.sheet}`} aria-labelledby="keyboard-title" onClose={onClose}>
      <header>
        <h2 id="keyboard-title">{t('keyboard')}</h2>
        <span className="grow" />
        <Link to={addressOfHelp(pathname)} onClick={onClose}>
          {t('helpHere')}
        </Link>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.columns}>
        {/* Three keys and the ways to places fill one column together. */}
        <div className={styles.frame}>
          <Keys title={t('keysEverywhere')} lines={everywhere} />
          <Keys title={t('keysGo')} lines={go} />
        </div>
        {shown.map(({ title, bindings }) => (
          <Keys key={title} title={title} lines={linesOf(bindings)} />
        ))}
      </div>
    </dialog>
  )
}

/** What several keys do stands once, each way of pressing them once. */
function linesOf(bindings: readonly KeyBinding[]): Line[] {
  return [...Map.groupBy(bindings, ({ text }) => text)].map(([text, same]) => {
    const ways = same.map(({ key, shown }) => shown ?? [key.toUpperCase()])
    return [[...new Map(ways.map(way => [way.join(), way])).values()], text]
  })
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section data-long={lines.length > mostInColumn || undefined}>
      <h3>{title}</h3>
      <dl>
        {lines.map(([ways, text]) => (
          <div key={text}>
            <dt>
              {ways.map((keys, place) => (
                <Fragment key={keys.join()}>
                  {place > 0 && <span className="dim">/ </span>}
                  {keys.map(key => (
                    <Fragment key={key}>
                      <Kbd>{key}</Kbd>{' '}
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
