import 'npm:no-such-package@1';
