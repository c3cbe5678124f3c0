// The floor of the benchmark: `ws` alone, which sends each frame of a client to all others.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    for (const other of sockets.clients) {
      if (other !== socket) other.send(data, { binary: isBinary });
    }
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
