import { IconButton, Kbd, useSay, useWords } from '@guanlan/platform/web'
import { Fragment, useEffect, useRef } from 'react'
import type { AreaMenu } from '../sitemap/menus.ts'
import styles from './KeyboardHelp.module.css'
import { goLetters } from './keys.ts'
import { shellStrings } from './strings.ts'

type Line = readonly [keys: readonly string[], text: string]

/** `?`: all keys on one sheet. */
export function KeyboardHelp({ menus, onClose }: { menus: readonly AreaMenu[]; onClose: () => void }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const everywhere: Line[] = [
    [['Ctrl', 'K'], t('keyPalette')],
    [['?'], t('keyHelp')],
    [['/'], t('keySearch')],
    [['U'], t('keyUndo')],
  ]
  const articles: Line[] = [
    [['J', 'K'], t('keyMove')],
    [['X'], t('keySelect')],
    [['Shift', 'X'], t('keyRange')],
    [['O'], t('keyOpen')],
    [['S'], t('keySentiment')],
    [['L'], t('keyLabel')],
    [['F'], t('keyFavourite')],
    [['W'], t('keyWarn')],
    [['E'], t('keyExclude')],
    [['#'], t('keyRemove')],
  ]
  const go = Object.entries(goLetters).flatMap(([letter, id]): Line[] => {
    const menu = menus.find(each => each.area.id === id)
    return menu ? [[['G', letter.toUpperCase()], say(menu.area.title)]] : []
  })
  return (
    <dialog ref={dialog} className={`floating ${styles.sheet}`} aria-labelledby="keyboard-title" onClose={onClose}>
      <header>
        <h2 id="keyboard-title">{t('keyboard')}</h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.columns}>
        <Keys title={t('keysEverywhere')} lines={everywhere} />
        <Keys title={t('keysArticles')} lines={articles} />
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
