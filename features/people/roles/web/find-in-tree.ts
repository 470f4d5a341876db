/** The modules, screens and functions that a part of a name finds. Pure. */
import { namedLike } from '@guanlan/platform/web'
import type { ModuleOfTree } from '../contract.ts'

/** What is found by its own name is shown whole; of the rest, what is found below it. */
export function findInTree(modules: readonly ModuleOfTree[], like: string): readonly ModuleOfTree[] {
  if (like.trim() === '') return modules
  return modules.flatMap(module => {
    if (namedLike(module.title, like)) return [module]
    const screens = module.screens.flatMap(screen => {
      if (namedLike(screen.title, like)) return [screen]
      const functions = screen.functions.filter(({ title }) => namedLike(title, like))
      return functions.length > 0 ? [{ ...screen, functions }] : []
    })
    return screens.length > 0 ? [{ ...module, screens }] : []
  })
}
