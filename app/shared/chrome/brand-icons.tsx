type IconProps = { className?: string };

/** Icons of external services, in the style of the other icons. */
function Sign({ className, path }: IconProps & { path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** A handset in a speech bubble. */
export function WhatsAppIcon({ className }: IconProps) {
  return (
    <Sign
      className={className}
      path="M3 21l1.6-4.8A9 9 0 1 1 8 19.6ZM9.3 8.2c-1.3 3.4 3.1 7.8 6.5 6.5l.6-1.8-2.2-1-1 .9c-1-.4-1.6-1-2-2l.9-1-1-2.2Z"
    />
  );
}

export function InstagramIcon({ className }: IconProps) {
  return (
    <Sign
      className={className}
      path="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6ZM17 7h.01"
    />
  );
}

export function FacebookIcon({ className }: IconProps) {
  return <Sign className={className} path="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H16" />;
}

export function YouTubeIcon({ className }: IconProps) {
  return (
    <Sign
      className={className}
      path="M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5ZM10 9v6l5-3Z"
    />
  );
}
