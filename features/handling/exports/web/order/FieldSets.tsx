import {
  Button,
  Checkbox,
  Icon,
  Menu,
  PopoverButton,
  TextField,
  toast,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { FieldChoice, FieldSet } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, key } from '../api.ts'
import styles from '../exports.module.css'
import { openOf, usualChoice } from './chosen-fields.ts'

/** Columns under a name: one's own, and those of the organisation. */
export function FieldSets({
  sets,
  level,
  fields,
  onChoose,
}: {
  sets: readonly FieldSet[]
  level: number
  fields: readonly FieldChoice[]
  onChoose: (fields: FieldChoice[]) => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const act = useUndo(() => client.invalidateQueries({ queryKey: [...key, 'options'] }))
  const known = sets.filter(set => openOf(set.fields, level).length > 0)
  const removable = sets.filter(set => !set.shared || may('exports.share'))
  return (
    <span className={styles.sets}>
      <Menu
        className="button quiet small"
        label={t('fieldSets')}
        face={
          <>
            {t('fieldSets')}
            <Icon name="down" size={12} />
          </>
        }
        items={[
          { key: 'usual', label: t('usualSet'), run: () => onChoose(usualChoice(level)) },
          ...known.map(set => ({
            key: String(set.id),
            label: `${set.name} · ${t(set.shared ? 'sharedSets' : 'ownSets')}`,
            run: () => onChoose(openOf(set.fields, level)),
          })),
          ...removable.map(set => ({
            key: `remove ${set.id}`,
            icon: 'trash' as const,
            label: t('removeSet', { name: set.name }),
            run: () =>
              void act(
                () => api.removeFieldSet.act({ params: { id: set.id } }),
                () => t('setRemoved'),
              ),
          })),
        ]}
      />
      <PopoverButton label={t('saveSet')} icon="save" isIconOnly className="button quiet small icon-only">
        {close => <NewSet fields={fields} onDone={close} />}
      </PopoverButton>
    </span>
  )
}

function NewSet({ fields, onDone }: { fields: readonly FieldChoice[]; onDone: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [shared, setShared] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await api.addFieldSet({ body: { name, fields: [...fields], shared, isDefault } })
      await client.invalidateQueries({ queryKey: [...key, 'options'] })
      toast({ text: t('setSaved', { name }) })
      onDone()
    } catch (error) {
      setProblem((error as Error).message || t('failed'))
    }
  }
  return (
    <form className={styles.newSet} onSubmit={event => void save(event)}>
      <TextField
        label={t('nameOfSet')}
        maxLength={30}
        value={name}
        problem={problem}
        onChange={event => setName(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside */}
      <label>
        <Checkbox label={t('setIsDefault')} checked={isDefault} onChange={setDefault} />
        {t('setIsDefault')}
      </label>
      {may('exports.share') && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
        <label>
          <Checkbox label={t('setIsShared')} checked={shared} onChange={setShared} />
          {t('setIsShared')}
        </label>
      )}
      <Button type="submit" kind="primary" size="small" disabled={name.trim() === ''}>
        {t('save')}
      </Button>
    </form>
  )
}
