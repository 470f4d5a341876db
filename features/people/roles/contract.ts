/** What people may open and do: roles of organisations, the permission tree, and roles of keys. */
import {
  Changed,
  contract,
  exportCall,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Paging,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { ApiRole, ApiRoleDraft, ApiRoleQuestion } from './contract/api-role.ts'
import { Draft, exported, Folder, Holder, Question, Role } from './contract/role.ts'
import { PermissionTree } from './contract/tree.ts'

export * from './contract/api-role.ts'
export * from './contract/role.ts'
export * from './contract/tree.ts'

/** Both generations of addresses (ambiguities 48). */
const at = <const Path extends string>(path: Path) => ({
  path: `/mgrV1/${path}` as const,
  aliases: [`/mgr/${path}`] as const,
})
const sees = { access: 'manager', permission: 'roles.view' } as const
const edits = { access: 'manager', permission: 'roles.edit', undo: true } as const
const Ids = z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/)

const { export: exportRoles } = exportCall({
  path: '/mgrV1/role',
  permission: 'roles.view',
  question: Question,
  columns: exported,
})

export const roles = contract({
  search: {
    ...sees,
    ...at('role/search'),
    method: 'POST',
    reads: true,
    summary: 'Roles of the organisation, page after page, with who has them',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Role),
  },
  get: {
    ...sees,
    ...at('role/get/{id}'),
    method: 'GET',
    summary: 'One of them',
    params: z.object({ id: Id }),
    reply: Role,
  },
  add: {
    ...edits,
    ...at('role/add'),
    method: 'POST',
    summary: 'Make a role; it gives nothing that its maker may not do',
    body: Draft,
    reply: Role,
  },
  update: {
    ...edits,
    ...at('role/update'),
    method: 'PUT',
    summary: 'Change a role and who has it; refused when it was changed since the version that is named',
    body: Draft.extend({ id: Id, version: Version }),
    reply: Role,
  },
  remove: {
    ...edits,
    ...at('role/delete/{id}'),
    method: 'DELETE',
    summary: 'Remove a role that nobody has; refused with the names of those who have it',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  export: { ...exportRoles, ...at('role/export'), access: 'manager' },
  sheet: {
    ...sees,
    ...at('role/export'),
    method: 'GET',
    envelope: 'file',
    summary: 'The roles of the organisation as a workbook, at once',
    query: Question,
    reply: z.null(),
  },
  tree: {
    ...sees,
    ...at('role/tree'),
    method: 'GET',
    summary: 'The permission tree: module, screen, function; and what each built-in role has of it',
    reply: PermissionTree,
  },
  members: {
    ...sees,
    ...at('role/members'),
    method: 'GET',
    summary: 'People of the organisation by a part of their name, with their roles',
    query: z.object({
      like: z.string().max(50).default(''),
      ids: Ids.optional().describe('Of these numbers only, parted by commas'),
    }),
    reply: z.array(Holder),
  },
  folders: {
    ...sees,
    ...at('role/folders'),
    method: 'GET',
    summary: 'Folders of monitors by a part of their name: what a role may be limited to',
    query: z.object({
      like: z.string().max(50).default(''),
      ids: Ids.optional().describe('Of these numbers only, parted by commas'),
    }),
    reply: z.array(Folder),
  },
  seen: {
    ...sees,
    ...at('role/seen'),
    method: 'POST',
    reads: true,
    summary: 'What somebody may do; with a role that is not saved yet, what they could do then',
    body: z.object({ userId: Id, draft: Draft.extend({ id: Id.nullable() }).nullable().default(null) }),
    reply: z.object({ functions: z.array(z.string()) }),
  },
  everything: {
    access: 'operator',
    ...at('role/everything'),
    method: 'GET',
    summary: 'The permission tree for operators, without an organisation',
    reply: PermissionTree,
  },
  apiRoles: {
    access: 'operator',
    ...at('apiRole/list'),
    method: 'POST',
    reads: true,
    summary: 'Roles of keys, by a part of the name',
    body: ApiRoleQuestion.extend(Paging.shape),
    reply: keysetListOf(ApiRole),
  },
  addApiRole: {
    access: 'operator',
    ...at('apiRole/create'),
    method: 'POST',
    summary: 'Make a role of keys',
    body: ApiRoleDraft,
    reply: ApiRole,
  },
  updateApiRole: {
    access: 'operator',
    ...at('apiRole/update'),
    method: 'PUT',
    summary: 'Change one; refused when it was changed since the version that is named',
    body: ApiRoleDraft.extend({ id: Id, version: Version }),
    reply: ApiRole,
  },
  removeApiRole: {
    access: 'operator',
    ...at('apiRole/delete/{id}'),
    method: 'DELETE',
    summary: 'Remove one',
    params: z.object({ id: Id }),
    reply: Changed,
  },
})

export const rolesFeature = feature({
  name: 'roles',
  permissions: {
    view: { name: ['查看角色', '檢視角色', 'See roles'], roles: ['orgAdmin'] },
    edit: { name: ['编辑与分配角色', '編輯與分配角色', 'Change and assign roles'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: roles,
})
