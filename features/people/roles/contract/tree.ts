/** The permission tree: module, screen, function. Made of the site map and of what the features declare. */
import { builtInRoles } from '@guanlan/platform/contract'
import { z } from 'zod'

export const PermissionTree = z.object({
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      screens: z.array(
        z.object({
          /** Of the screen; of a place that roles open one by one, its address. */
          id: z.string(),
          title: z.string(),
          paths: z.array(z.string()),
          /** The function without which the screen does not open; null: it opens for everybody. */
          needs: z.string().nullable(),
          /** Only operators and the like: roles of organisations do not open it. */
          reserved: z.boolean(),
          functions: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      ),
    }),
  ),
  /** What each built-in role may do. */
  builtIn: z.object(
    Object.fromEntries(builtInRoles.map(role => [role, z.array(z.string())])) as Record<
      (typeof builtInRoles)[number],
      z.ZodArray<z.ZodString>
    >,
  ),
  /** What the reader may give to others. */
  mine: z.array(z.string()),
})
export type PermissionTree = z.infer<typeof PermissionTree>
export type ModuleOfTree = PermissionTree['modules'][number]
export type ScreenOfTree = ModuleOfTree['screens'][number]

export const bases = [...builtInRoles, 'nothing'] as const
export type Base = (typeof bases)[number]

/** Pure: what a role gives. The built-in role it is based on, without what it withholds, and what it adds. */
export function givenBy(
  builtIn: PermissionTree['builtIn'],
  { basedOn, granted, withheld }: { basedOn: Base; granted: readonly string[]; withheld: readonly string[] },
): Set<string> {
  const base = basedOn === 'nothing' ? [] : builtIn[basedOn]
  return new Set([...base.filter(each => !withheld.includes(each)), ...granted])
}

/** Pure: whether somebody with these functions opens a screen. */
export const opensWith = ({ needs, reserved }: ScreenOfTree, functions: ReadonlySet<string>): boolean =>
  needs === null ? !reserved : functions.has(needs)
