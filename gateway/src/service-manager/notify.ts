import { spawn } from 'node:child_process';

export type ServiceManager = {
  /** The socket to which `systemd-notify` writes. */
  notifySocket: string;
  /** After this time without a message, the service manager restarts the server. */
  watchdogMs: number | undefined;
};

/**
 * Tells systemd that the server accepts requests, and then regularly that it still responds. Node
 * has no datagram sockets of the Unix domain, so `systemd-notify` sends the messages.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
 */
export function notifyServiceManager({ notifySocket, watchdogMs }: ServiceManager) {
  const notify = (state: string) => {
    const env = { NOTIFY_SOCKET: notifySocket, PATH: '/usr/bin:/bin' };
    const child = spawn('systemd-notify', [state], { env, stdio: 'ignore' });
    child.on('error', ({ message }) => console.error(`systemd-notify: ${message}`));
    child.unref();
  };
  notify('READY=1');
  if (watchdogMs) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3).unref();
}
