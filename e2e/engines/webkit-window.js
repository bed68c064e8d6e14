// A bare window around WebKitGTK, run by gjs: MiniBrowser has a least width of 447 px and cannot print unattended.
imports.gi.versions.Gtk = "3.0";
imports.gi.versions.WebKit2 = "4.1";
const { Gtk, WebKit2 } = imports.gi;
const [pdfFile, script] = ARGV;

Gtk.init(null);
const window = new Gtk.Window({ decorated: false });
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect("automation-started", (_, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name("WebKitGTK");
  info.set_version(
    WebKit2.get_major_version(),
    WebKit2.get_minor_version(),
    WebKit2.get_micro_version(),
  );
  session.set_application_info(info);
  session.connect("create-web-view", makeView);
});
Gtk.main();

function makeView() {
  const content = new WebKit2.UserContentManager();
  const { ALL_FRAMES } = WebKit2.UserContentInjectedFrames;
  const { START } = WebKit2.UserScriptInjectionTime;
  content.add_script(new WebKit2.UserScript(script, ALL_FRAMES, START, null, null));
  const view = new WebKit2.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: true,
  });
  content.register_script_message_handler("window");
  content.connect("script-message-received::window", (_, message) => {
    const text = message.get_js_value().to_string();
    if (text === "print") printToFile(view);
    else print(text);
  });
  window.add(view);
  window.show_all();
  return view;
}

function printToFile(view) {
  const settings = new Gtk.PrintSettings();
  settings.set_printer("Print to File");
  settings.set("output-uri", `file://${pdfFile}`);
  const operation = WebKit2.PrintOperation.new(view);
  operation.set_print_settings(settings);
  operation.connect("finished", () => print("printed"));
  operation.print();
}
