import { GroupsInput, PeopleInput } from '@guanlan/features/people/address-book/web'
import { MembersInput } from '@guanlan/features/people/organisations/web'
import { type FieldProps, TagsInput, useMay, useWords } from '@guanlan/platform/web'
import type { Receivers } from '../contract.ts'
import { strings } from '../strings.ts'

/** Who receives it: members, people and groups of the address book, typed addresses. */
export function ReceiverInputs<D extends Receivers>({ of }: { of: FieldProps<D, never>['of'] }) {
  const t = useWords(strings)
  const may = useMay()
  // What has these fields is a draft of them, whatever else it has.
  const draft = of as unknown as FieldProps<Receivers, never>['of']
  return (
    <>
      <MembersInput<Receivers> of={draft} name="members" label={t('members')} />
      {may('addressBook.view') && (
        <>
          <PeopleInput<Receivers> of={draft} name="people" label={t('people')} />
          <GroupsInput<Receivers> of={draft} name="groups" label={t('groups')} />
        </>
      )}
      <TagsInput<Receivers> of={draft} name="addresses" label={t('addresses')} note={t('addressesNote')} />
    </>
  )
}
