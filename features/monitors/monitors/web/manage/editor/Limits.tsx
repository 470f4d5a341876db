import { Language, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { Icon, Row, Stack, useWords } from '@guanlan/platform/web'
import { useId, useState } from 'react'
import { strings } from '../../../strings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { useMediaGroups } from '../../media-groups/media-group-queries.ts'
import shared from '../shared.module.css'
import styles from './editor.module.css'
import { languageName, useRegions } from './limit-names.ts'
import { RegionSteps } from './RegionSteps.tsx'

export type LimitsDraft = Pick<Draft, 'mediaLimit' | 'mediaGroups' | 'languages' | 'regions'>

/** Beyond the words: only these media types, languages, regions. Nothing chosen means all. */
export function Limits({
  draft,
  problemOf,
  onChange,
}: {
  draft: LimitsDraft
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<LimitsDraft>) => void
}) {
  const t = useWords(strings)
  const named = useWords(articleStrings)
  const groups = useMediaGroups()
  // A group that is gone, or none of the first, stays to be taken away.
  const unlisted = draft.mediaGroups.filter(id => !groups.some(group => group.id === id))
  const groupChoices = [...groups, ...unlisted.map(id => ({ id, name: `#${id}` }))].map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
  const turned = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter(each => each !== value) : [...list, value]
  return (
    <Stack as="section" gap={8} className={styles.limits} aria-label={t('limits')}>
      <h2>
        {t('limits')} <small className="dim">{t('limitsNote')}</small>
      </h2>
      <Choices
        label={t('limitMedia')}
        options={mediaTypes.map(value => ({ value, label: named(value) }))}
        chosen={draft.mediaLimit}
        problem={problemOf('mediaLimit')}
        onTurn={value => onChange({ mediaLimit: turned(draft.mediaLimit, value) })}
      />
      {groupChoices.length > 0 && (
        <Choices
          label={t('limitMediaGroups')}
          options={groupChoices}
          chosen={draft.mediaGroups.map(String)}
          problem={problemOf('mediaGroups')}
          onTurn={value => onChange({ mediaGroups: turned(draft.mediaGroups.map(String), value).map(Number) })}
        />
      )}
      <Choices
        label={t('limitLanguages')}
        options={Language.options.map(value => ({ value, label: t(languageName[value]) }))}
        chosen={draft.languages}
        problem={problemOf('languages')}
        onTurn={value => onChange({ languages: turned(draft.languages, value) })}
      />
      <RegionChoice regions={draft.regions} onChange={regions => onChange({ regions })} />
    </Stack>
  )
}

function Choices({
  label,
  options,
  chosen,
  problem,
  onTurn,
}: {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  problem: string | undefined
  onTurn: (value: string) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of the grid in every browser
    <div className={shared.limit} role="group" aria-label={label}>
      <span className={shared.key}>{label}</span>
      <Row as="span" gap={4} wrap>
        {options.map(option => (
          <button
            key={option.value}
            type="button"
            className={shared.choice}
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onTurn(option.value)}
          >
            {option.label}
          </button>
        ))}
        {problem && <span className="problem">{problem}</span>}
      </Row>
    </div>
  )
}

function RegionChoice({ regions, onChange }: { regions: readonly number[]; onChange: (regions: number[]) => void }) {
  const t = useWords(strings)
  const id = useId()
  const [typed, setTyped] = useState('')
  const names = useRegions()
  const regionName = useRegionName()
  const take = (text: string) => {
    setTyped(text)
    const found = names.find(each => [each.name, each.short, regionName(each.code, each.name)].includes(text.trim()))
    if (!found) return false
    setTyped('')
    onChange([...new Set([...regions, Number(found.code)])])
    return true
  }
  return (
    <div className={shared.limit}>
      <span className={shared.key}>{t('limitRegions')}</span>
      <Row as="span" gap={4} wrap>
        {regions.map(code => {
          const word = regionName(code, names.find(each => each.code === String(code))?.short ?? String(code))
          return (
            <span key={code} className={shared.word}>
              {word}
              <button
                type="button"
                aria-label={t('removeWord', { word })}
                onClick={() => onChange(regions.filter(each => each !== code))}
              >
                <Icon name="close" size={12} />
              </button>
            </span>
          )
        })}
        <input
          className={styles.regionField}
          list={`${id}-names`}
          aria-label={t('addRegion')}
          placeholder={t('addRegion')}
          value={typed}
          // A choice from the list arrives whole; a short name may be the beginning of a longer one, so it waits for Enter.
          onChange={event => {
            const text = event.target.value
            if (names.some(each => regionName(each.code, each.name) === text)) take(text)
            else setTyped(text)
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take(typed)
          }}
        />
        <datalist id={`${id}-names`}>
          {names.map(each => (
            <option key={each.code} value={regionName(each.code, each.name)} />
          ))}
        </datalist>
        <RegionSteps onAdd={code => onChange([...new Set([...regions, code])])} />
      </Row>
    </div>
  )
}
