/** Why the embedded PostgreSQL cannot run. The message is printed on a terminal and says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The same failure of the file system in words; anything unexpected comes back unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder)
    case 'EACCES':
    case 'EPERM':
      return notOurs(folder)
    case 'EROFS':
      return new StartError(`${folder} is on a read-only disk: set GUANLAN_DATA to a folder that can be written.`)
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`${folder} is not a folder: set GUANLAN_DATA to a folder, or move that file away.`)
    default:
      return error
  }
}

export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}

export function diskFull(folder: string): StartError {
  return new StartError(`The disk that holds ${folder} is full: free some space, or set GUANLAN_DATA to another disk.`)
}

export function notOurs(folder: string): StartError {
  return new StartError(
    `${folder} cannot be written by this user: start Guanlan as the user who owns it, or set GUANLAN_DATA to a folder of your own.`,
  )
}
