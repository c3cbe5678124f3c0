// A window of WebKitGTK that stores what a page stores, for automation. WebKit's own MiniBrowser can
// only be automated as a private window. Runs in GJS: `gjs -m webkit-window.js <folder of the data>`.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

Gtk.init(null);
const [folder] = System.programArgs;
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  // The driver compares the name with the one that is asked for.
  const application = new WebKit.ApplicationInfo();
  application.set_name('MiniBrowser');
  session.set_application_info(application);
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true });
    const window = new Gtk.Window();
    window.add(view);
    window.show_all();
    view.connect('close', () => window.destroy());
    return view;
  });
});
Gtk.main();
