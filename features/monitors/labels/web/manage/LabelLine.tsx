import {
  type DraggableLine,
  Icon,
  Menu,
  type MenuItem,
  Tag,
  type TreeLine,
  TreeRow,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Label } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { articlesOf } from '../addresses.ts'
import { LabelDot } from '../LabelDot.tsx'
import { labelColour, labelColours } from '../label-colour.ts'
import styles from '../labels.module.css'
import { NameField } from './NameField.tsx'

/** One label in its order: colour, name, articles, and what can be done to it. */
export function LabelLine({
  line,
  articles,
  isChosen,
  isEntry,
  isRenamed,
  mayEdit,
  drag,
  acts,
  onChoose,
  onRename,
  onTwist,
  onColour,
  onKeyDown,
}: {
  line: TreeLine<Label>
  /** Of the last 30 days; undefined while unknown. */
  articles: number | undefined
  isChosen: boolean
  isEntry: boolean
  isRenamed: boolean
  mayEdit: boolean
  drag: DraggableLine | undefined
  acts: readonly MenuItem[]
  onChoose: () => void
  /** Null: the name stays. */
  onRename: (name: string | null) => void
  onTwist: (id: number, open: boolean) => void
  onColour: (colour: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { node: label } = line
  const colours = (
    <Menu
      className={styles.colour ?? ''}
      label={t('colourOf', { name: label.name })}
      face={<LabelDot colour={label.colour} />}
      side="left"
      items={labelColours.map(colour => ({
        key: String(colour),
        label: colour === 0 ? t('grey') : t('colour', { number: colour }),
        mark: <i className="swatch" style={{ background: labelColour(colour) }} />,
        chosen: colour === label.colour,
        run: () => onColour(colour),
      }))}
    />
  )
  return (
    <TreeRow
      line={line}
      name={label.name}
      mark={mayEdit ? colours : <LabelDot colour={label.colour} />}
      isChosen={isChosen}
      isOff={label.status === 0}
      isEntry={isEntry}
      drag={isRenamed ? undefined : drag}
      onTwist={onTwist}
      onChoose={isRenamed ? undefined : onChoose}
      onKeyDown={onKeyDown}
      acts={
        <>
          {articles !== undefined && articles > 0 && (
            <Link className={styles.articles} to={articlesOf(label.id)} tabIndex={isChosen ? 0 : -1}>
              {t('articles', { count: format.exact(articles) })}
            </Link>
          )}
          {mayEdit && (
            <Menu ofLine label={t('actsOf', { name: label.name })} face={<Icon name="more" size={14} />} items={acts} />
          )}
        </>
      }
    >
      {isRenamed ? (
        <NameField start={label.name} onKeep={name => onRename(name)} onEnd={() => onRename(null)} />
      ) : (
        <>
          <span className="cut grow">{label.name}</span>
          {label.rule !== null && <Tag>{t('hasRule')}</Tag>}
          {label.status === 0 && <Tag>{t('off')}</Tag>}
          {articles !== undefined && <span className={styles.count}>{format.exact(articles)}</span>}
        </>
      )}
    </TreeRow>
  )
}
