import { IconButton, Kbd, useSay, useShownKeys, useWords } from '@guanlan/platform/web'
import { Fragment, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOfHelp } from '../help/address.ts'
import type { AreaMenu } from '../sitemap/menus.ts'
import styles from './KeyboardHelp.module.css'
import { goLetters } from './keys.ts'
import { shellStrings } from './strings.ts'

type Line = readonly [keys: readonly string[], text: string]

/** `?`: the keys of the frame and of the screen in front. */
export function KeyboardHelp({ menus, onClose }: { menus: readonly AreaMenu[]; onClose: () => void }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const everywhere: Line[] = [
    [['Ctrl', 'K'], t('keyPalette')],
    [['?'], t('keyHelp')],
    [['U'], t('keyUndo')],
  ]
  const shown = useShownKeys()
  const go = Object.entries(goLetters).flatMap(([letter, id]): Line[] => {
    const menu = menus.find(each => each.area.id === id)
    return menu ? [[['G', letter.toUpperCase()], say(menu.area.title)]] : []
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
        <Keys title={t('keysEverywhere')} lines={everywhere} />
        {shown.map(({ title, bindings }) => (
          <Keys
            key={title}
            title={title}
            lines={bindings.map(({ key, shown, text }): Line => [shown ?? [key.toUpperCase()], text])}
          />
        ))}
        <Keys title={t('keysGo')} lines={go} />
      </div>
    </dialog>
  )
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map(key => (
                <Fragment key={key}>
                  <Kbd>{key}</Kbd>{' '}
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
