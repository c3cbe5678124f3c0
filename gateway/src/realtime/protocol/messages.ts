/** Identifies a join or a message of the client. Answers repeat it. */
export type Ref = string | number | null;

/** A broadcast in which the event is separate from the payload, as in binary frames. */
export type UserBroadcast = {
  event: string;
  encoding: 'json' | 'binary';
  body: Buffer;
  meta?: { id: string; replayed?: true };
};

/** A broadcast whose payload is the JSON text of an object that the sender composed. */
export type TextBroadcast = { text: string };

export type Broadcast = UserBroadcast | TextBroadcast;

/** A message from a client. */
export type Incoming = {
  joinRef: Ref;
  ref: Ref;
  topic: string;
  event: string;
  payload: unknown;
  /** The content of a binary broadcast frame. */
  broadcast?: UserBroadcast;
};

/** A message to a client, except broadcasts. */
export type Outgoing = {
  joinRef: Ref;
  ref: Ref;
  topic: string;
  event: string;
  payload: unknown;
};

export type Frame = { data: Buffer; isBinary: boolean };

/** A version of the protocol. */
export type Serializer = {
  /** Returns undefined for a frame that is not a message of the protocol. */
  decode(data: Buffer, isBinary: boolean): Incoming | undefined;
  encode(message: Outgoing): Frame;
  /** Returns undefined for a broadcast that the version cannot represent. */
  encodeBroadcast(topic: string, broadcast: Broadcast): Frame | undefined;
};
