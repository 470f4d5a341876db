// How the embedded server is tuned: a desktop or a small machine of 2 cores that runs Guanlan beside it.

/**
 * Given on the command line at every start, so that an older data directory never keeps older values.
 * `durable: false` is for databases thrown away after a test: a crash of the machine may destroy them.
 */
export function serverSettings(port: number, durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off', // compiling costs more than it saves on queries of 10–200 ms
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    wal_compression: 'off',
    gin_pending_list_limit: '192MB', // what waits is filed beside the batches (docs/decisions/0003); no batch is to do it for all others
    synchronous_commit: durable ? 'on' : 'off',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
}
