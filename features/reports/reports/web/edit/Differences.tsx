import { Checkbox, useWords } from '@guanlan/platform/web'
import type { Block } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { useBlockName } from './block-name.ts'
import type { BlockDifference } from './difference.ts'
import styles from './edit.module.css'

const mostNamed = 8

/** What differs, block by block; with ticks where some of it is to be taken. */
export function Differences({
  of,
  ticked,
  onTick,
}: {
  of: readonly BlockDifference[]
  ticked?: ReadonlySet<string>
  onTick?: (id: string, isOn: boolean) => void
}) {
  const t = useWords(strings)
  const nameOf = useBlockName()
  if (of.length === 0) return <p className="dim">{t('nothingDiffers')}</p>
  const own: Readonly<Record<string, string>> = { title: t('name'), text: t('words'), total: t('articles') }
  return (
    <ul className={styles.differences}>
      {of.map(({ id, kind, before, after, said: reported, newArticles, goneArticles, byHand }) => {
        const name = nameOf((before ?? after) as Block)
        return (
          <li key={id}>
            <p>
              {ticked && onTick && (
                <Checkbox label={name} checked={ticked.has(id)} onChange={isOn => onTick(id, isOn)} />
              )}
              <strong>{name}</strong> <span className="dim">{t(kind)}</span>
              {byHand && <span className="tag">{t('byHand')}</span>}
            </p>
            {reported.map(each => (
              <p key={each.name} className={styles.change}>
                <span className="dim">{own[each.name] ?? each.name}</span> {each.before && <del>{each.before}</del>}{' '}
                {each.after && <ins>{each.after}</ins>}
              </p>
            ))}
            <Titles title={t('newArticles')} of={newArticles} />
            <Titles title={t('goneArticles')} of={goneArticles} />
          </li>
        )
      })}
    </ul>
  )
}

function Titles({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <details>
      <summary>
        {title} {of.length}
      </summary>
      <ul>
        {of.slice(0, mostNamed).map(each => (
          <li key={each}>{each}</li>
        ))}
        {of.length > mostNamed && <li>…</li>}
      </ul>
    </details>
  )
}
