import { useRef, useState } from 'react'
import { ComboBox, FieldError, Group, Input, Label, Text } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { type Choice, type ChoiceSource, madeOfTyped } from './choice.ts'
import { takeByEnter } from './enter-takes.ts'
import { type FieldProps, useField } from './field.ts'
import fields from './fields.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'
import { useChoices } from './use-choices.ts'
import { useQuietFocus } from './use-quiet-focus.ts'

/** Several of as many as there are, in the order they were chosen. */
export function PickManyInput<D extends FieldValues, V extends string | number>({
  source,
  ...at
}: FieldProps<D, V[]> & { source: ChoiceSource }) {
  const t = useWords(fieldStrings)
  const [typed, setTyped] = useState('')
  // The list takes the line in view when the field is left by Tab: one that was chosen already would be taken back.
  const leavesByTab = useRef(false)
  const { value, onChange, onBlur, ref, problem } = useField<D, V[]>(at, ids => ids.map(nameOf).join('、'))
  const quiet = useQuietFocus(ref)
  const { found, isLoading, nameOf, colourOf, make } = useChoices(source, value, typed)
  const choose = async (keys: readonly (string | number)[]) => {
    if (leavesByTab.current && keys.length < value.length) return
    if (keys.includes(madeOfTyped)) {
      const made = await make()
      if (made) onChange([...value, made.id as V])
      setTyped('')
      return
    }
    const fresh = keys.filter(key => !value.includes(key as V))
    onChange([...value.filter(id => keys.includes(id)), ...(fresh as V[])])
  }
  return (
    <SpokenLanguage>
      <ComboBox<Choice, 'multiple'>
        className="labelled"
        selectionMode="multiple"
        items={found}
        inputValue={typed}
        onInputChange={setTyped}
        value={value}
        onChange={keys => void choose(keys)}
        onFocus={() => {
          leavesByTab.current = false
        }}
        onBlur={() => {
          setTyped('')
          quiet.left()
          onBlur()
        }}
        isInvalid={problem !== undefined}
        isDisabled={at.disabled ?? false}
        menuTrigger={quiet.menuTrigger}
        allowsEmptyCollection
      >
        <Label className="label-line">{at.label}</Label>
        <Group
          className={`field ${fields.tags}`}
          data-wrong={problem ? true : undefined}
          onKeyDownCapture={event => {
            leavesByTab.current = event.key === 'Tab'
            if (isLoading) return
            const fresh = found.filter(({ id }) => !value.includes(id as V))
            takeByEnter(event, fresh, id => {
              void choose([...value, id])
              setTyped('')
            })
          }}
        >
          <ul aria-label={t('tagsOf', { label: at.label })}>
            {value.map(id => (
              <li key={id} className="tag accent">
                {colourOf(id) && <i className="dot" style={{ background: colourOf(id) }} />}
                {nameOf(id)}
                <button
                  type="button"
                  aria-label={t('removeTag', { tag: nameOf(id) })}
                  disabled={at.disabled}
                  onClick={() => onChange(value.filter(each => each !== id))}
                >
                  <Icon name="close" size={12} />
                </button>
              </li>
            ))}
          </ul>
          <Input ref={quiet.ref} placeholder={value.length === 0 ? t('typeToFind') : ''} />
        </Group>
        {at.note && (
          <Text slot="description" elementType="small" className="dim">
            {at.note}
          </Text>
        )}
        <FieldError className="problem">{problem}</FieldError>
        <ChoiceList isLoading={isLoading} />
      </ComboBox>
    </SpokenLanguage>
  )
}
